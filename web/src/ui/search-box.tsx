import { Search } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Icon } from './icon.tsx';
import styles from './search-box.module.css';
import { useShortcut } from './use-shortcut.ts';

/** Long enough that a word typed at speed is one search. */
const PAUSE_MS = 250;

interface SearchBoxProps {
  /** What it searches, as in "Search name, email, subject". */
  label: string;
  value: string;
  onSearch: (words: string) => void;
}

/** A search field that answers as one types. The slash key leads to it from anywhere on the page. */
export function SearchBox({ label, value, onSearch }: SearchBoxProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [words, setWords] = useState(value);
  const [asked, setAsked] = useState(value);
  const [seen, setSeen] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // What was asked for here comes back a moment later, when more may be typed. Whatever else comes,
  // somebody else searches for, as "Show all" and the Back button do.
  if (value !== seen) {
    setSeen(value);
    if (value !== asked) {
      setAsked(value);
      setWords(value);
    }
  }

  useEffect(() => () => clearTimeout(timer.current), []);

  const ask = () => {
    clearTimeout(timer.current);
    if (words.trim() === asked) return;
    setAsked(words.trim());
    onSearch(words.trim());
  };
  const latestAsk = useRef(ask);
  useEffect(() => {
    latestAsk.current = ask;
  });

  const handleChange = (typed: string) => {
    setWords(typed);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latestAsk.current(), PAUSE_MS);
  };

  useShortcut('/', () => input.current?.focus());

  return (
    <div className={styles.box} role="search">
      <label className="vh" htmlFor={id}>
        {label}
      </label>
      <Icon of={Search} size={18} />
      <input
        ref={input}
        id={id}
        type="search"
        placeholder={label}
        value={words}
        maxLength={120}
        onChange={(event) => handleChange(event.target.value)}
        // At once, or the answer would come after the click that leads away and take it back.
        onBlur={ask}
      />
    </div>
  );
}
