import { Eye, EyeOff } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, useId, useState } from 'react';
import styles from './field.module.css';
import { IconButton } from './IconButton';

interface FieldProps extends Omit<ComponentPropsWithRef<'input'>, 'onChange'> {
  label: string;
  hint?: ReactNode;
  wrong?: string | undefined;
  onChange: (value: string) => void;
}

export function TextField({ label, hint, wrong, onChange, type, ...props }: FieldProps) {
  const id = useId();
  const [isShown, setIsShown] = useState(false);
  const isSecret = type === 'password';
  const described = [hint && `${id}hint`, wrong && `${id}wrong`].filter(Boolean).join(' ');
  return (
    <div className="grid gap-6">
      <label className="font-semibold" htmlFor={id}>
        {label}
      </label>
      <div className={`relative ${styles.line}`}>
        <input
          id={id}
          type={isSecret && isShown ? 'text' : type}
          className={styles.input}
          aria-invalid={wrong !== undefined}
          aria-describedby={described || undefined}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          onChange={(event) => onChange(event.target.value)}
          {...props}
        />
        {isSecret && (
          <span className={styles.show}>
            <IconButton
              label={`Show ${label.toLowerCase()}`}
              aria-pressed={isShown}
              onClick={() => setIsShown(!isShown)}
            >
              {isShown ? <EyeOff size={20} aria-hidden /> : <Eye size={20} aria-hidden />}
            </IconButton>
          </span>
        )}
      </div>
      {hint && (
        <p id={`${id}hint`} className="hint">
          {hint}
        </p>
      )}
      {wrong !== undefined && (
        <p id={`${id}wrong`} className={styles.wrong} role="alert">
          {wrong}
        </p>
      )}
    </div>
  );
}
