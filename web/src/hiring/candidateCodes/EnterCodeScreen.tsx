import { formatCandidateCode } from '@brigade/domain/hiring/candidateCodes/candidateCode.ts';
import { candidateCodeInput } from '@brigade/domain/hiring/candidateCodes/candidateCodeInput.ts';
import { useNavigate } from '@tanstack/react-router';
import { formSchema } from '../../platform/screen/formSchema.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Form } from '../../ui/forms/Form.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { useForm } from '../../ui/forms/useForm.ts';
import styles from './CandidatePage.module.css';

interface Props {
  title: string;
  lead: string;
  /** The parent path of a code's page, such as "/interview". */
  path: string;
}

const schema = formSchema({ code: candidateCodeInput });

/** Asks for the code if the URL has none. */
export function EnterCodeScreen({ title, lead, path }: Props) {
  const navigate = useNavigate();
  const form = useForm({
    schema,
    initialValues: { code: '' },
    onSubmit: ({ code }) => navigate({ href: `${path}/${formatCandidateCode(code)}` }),
  });

  return (
    <>
      <title>{`${title} · Brigade`}</title>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      <div className={styles.form}>
        <Form form={form} aria-label={title}>
          <TextField
            {...form.field('code')}
            label="Code"
            description={
              <>
                12 letters and digits, for example <span className={styles.code}>7K2M-9QXD-4TBA</span>.
              </>
            }
            isRequired
            autoFocus
            autoComplete="off"
            spellCheck={false}
            maxLength={40}
          />
          <Button type="submit" size="mainAction" fullWidth isLoading={form.isSubmitting}>
            Continue
          </Button>
        </Form>
      </div>
    </>
  );
}
