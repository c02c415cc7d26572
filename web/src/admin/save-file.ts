/** Hands the browser a file to keep under this name. */
export const saveFile = (file: Blob, name: string): void => {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Chromium reads the address after this turn of the event loop.
  setTimeout(() => URL.revokeObjectURL(url), 1000);
};
