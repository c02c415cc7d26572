import styles from './choices.module.css';

interface Choice<Value extends string> {
  value: Value;
  label: string;
  /** How many there are, when that is known. */
  count?: number | undefined;
}

interface ChoicesProps<Value extends string> {
  label: string;
  choices: readonly Choice<Value>[];
  value: Value;
  onChoose: (value: Value) => void;
}

/** A few ways to look at the same thing, one of them chosen. */
export function Choices<Value extends string>(props: ChoicesProps<Value>) {
  const { label, choices, value, onChoose } = props;
  return (
    <div className={styles.choices} role="group" aria-label={label}>
      {choices.map((choice) => (
        <button
          type="button"
          key={choice.value}
          aria-pressed={choice.value === value}
          onClick={() => onChoose(choice.value)}
        >
          {choice.label}
          {choice.count !== undefined && <i>{choice.count.toLocaleString('en-IE')}</i>}
        </button>
      ))}
    </div>
  );
}
