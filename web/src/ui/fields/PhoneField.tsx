import Phone from 'lucide-react/icons/phone';
import { TextField, type TextFieldProps } from './TextField.tsx';

/** A phone number as people write it; the form's schema brings it into shape. */
export function PhoneField(props: Omit<TextFieldProps, 'type' | 'inputMode'>) {
  return (
    <TextField
      autoComplete="tel"
      placeholder="(555) 010-0199"
      prefix={<Phone aria-hidden="true" />}
      {...props}
      type="tel"
      inputMode="tel"
    />
  );
}
