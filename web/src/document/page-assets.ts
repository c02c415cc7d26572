import manifest from 'virtual:client-manifest';

/** What the browser build made of some source files, as absolute paths. */
export interface PageAssets {
  scripts: string[];
  styles: string[];
}

export const ENTRY_MODULE = 'src/entry-client.tsx';

const absolute = (file: string) => `/${file}`;

/** The scripts and styles of source files (below web/) and of all they import, without repeats. */
export const pageAssets = (modules: string[]): PageAssets => {
  const seen = new Set<string>();
  const scripts: string[] = [];
  const styles = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    chunk.imports?.forEach(visit);
    scripts.push(absolute(chunk.file));
    chunk.css?.forEach((file) => styles.add(absolute(file)));
  };
  modules.forEach(visit);
  return { scripts, styles: [...styles] };
};

/** The built file of the browser's script; the source itself where nothing is built (tests). */
export const entryScript = (): string => absolute(manifest[ENTRY_MODULE]?.file ?? ENTRY_MODULE);
