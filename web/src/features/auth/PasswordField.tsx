import { Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { strings } from '../../strings/index.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { TextField } from '../../ui/TextField.tsx';

/** A password that its writer can look at. */
export function PasswordField(props: Omit<ComponentProps<typeof TextField>, 'type' | 'end'>) {
  const [shown, setShown] = useState(false);
  const label = shown ? strings.signIn.hidePassword : strings.signIn.showPassword;
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      end={<IconButton icon={shown ? EyeOff : Eye} label={label} onClick={() => setShown(!shown)} />}
    />
  );
}
