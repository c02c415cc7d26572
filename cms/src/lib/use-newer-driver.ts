import nodeModule from 'node:module';

type Resolve = (specifier: string, context: object) => object;
interface Hooks {
  resolve: (specifier: string, context: object, next: Resolve) => object;
}

/**
 * better-sqlite3 12, the last for Node 20, brings Node 24.19 and later down in the middle of a
 * collection (`Assertion failed: (env) != nullptr`); 13 mends that but needs Node 22. Both are
 * installed, and whoever asks for the driver gets the one for the Node that runs.
 */
export const useNewerDriver = (): void => {
  const { registerHooks } = nodeModule as unknown as { registerHooks?: (hooks: Hooks) => void };
  const isNewEnough = Number(process.versions.node.split('.')[0]) >= 22;
  if (!isNewEnough || !registerHooks) return;
  const newer = require.resolve('better-sqlite3-13');
  registerHooks({
    resolve: (specifier, context, next) =>
      next(specifier === 'better-sqlite3' ? newer : specifier, context),
  });
};
