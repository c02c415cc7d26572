/** The sentences that an excerpt holds whole; when it holds none, what there is and an ellipsis. */
export const wholeSentences = (excerpt: string): string => {
  const whole = /^.*[.!?…]["”’)]*(?=\s|$)/s.exec(excerpt)?.[0];
  return whole ?? (excerpt && `${excerpt.trimEnd()}…`);
};
