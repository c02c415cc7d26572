/** Bytes as people say them: 1.4 MB, 72 MB, 820 kB. */
export const fileSize = (bytes: number): string => {
  const megabytes = bytes / 1024 / 1024;
  if (megabytes < 0.95) return `${Math.max(1, Math.round(bytes / 1024))} kB`;
  return `${megabytes < 10 ? megabytes.toFixed(1).replace(/\.0$/, '') : Math.round(megabytes)} MB`;
};
