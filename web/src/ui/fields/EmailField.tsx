import Mail from 'lucide-react/icons/mail';
import { TextField, type TextFieldProps } from './TextField.tsx';

/** An email address, with the keyboard and the suggestions for it. */
export function EmailField(props: Omit<TextFieldProps, 'type' | 'inputMode'>) {
  return (
    <TextField
      autoComplete="email"
      spellCheck={false}
      prefix={<Mail aria-hidden="true" />}
      {...props}
      type="email"
      inputMode="email"
    />
  );
}
