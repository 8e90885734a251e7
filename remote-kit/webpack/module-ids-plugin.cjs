const ids = require('webpack/lib/ids/IdHelpers');

/** The module with federation's runtime, and the one with the exposed pages, whose name holds the path of the first. */
const RUNTIME = /[\\/]\.federation[\\/]entry\.[0-9a-f]+\.js/;
const CONTAINER = /^container entry /;

/** Ids in use grow from three digits as webpack's own do. */
const RANGES = [1000];
const GROWTH = 10;

/**
 * Gives modules ids that follow from their names alone, so that the same sources give the same scripts anywhere.
 *
 * - Federation's two modules get fixed ids: their names hold a hash of the checkout's absolute path.
 * - Of two modules whose hashes collide, webpack gives the first the id. It takes them in the order of the module graph,
 *   which differs from build to build, because federation adds shared modules as they are found. Here they go by name.
 */
module.exports = class ModuleIdsPlugin {
  apply(compiler) {
    const nameOf = (module) => ids.getFullModuleName(module, compiler.context, compiler.root);
    const byName = (a, b) => (nameOf(a) < nameOf(b) ? -1 : 1);
    compiler.hooks.compilation.tap('ModuleIdsPlugin', (compilation) => {
      // Runs before webpack numbers the modules that have no id yet: it finds none.
      compilation.hooks.beforeModuleIds.tap('ModuleIdsPlugin', (modules) => {
        const { chunkGraph } = compilation;
        for (const module of modules) {
          if (CONTAINER.test(module.identifier())) chunkGraph.setModuleId(module, 1);
          else if (RUNTIME.test(module.identifier())) chunkGraph.setModuleId(module, 255);
        }
        const [used, open] = ids.getUsedModuleIdsAndModules(compilation);
        const assign = (module, id) => {
          if (used.has(`${id}`)) return false;
          used.add(`${id}`);
          chunkGraph.setModuleId(module, id);
          return true;
        };
        ids.assignDeterministicIds(open, nameOf, byName, assign, RANGES, GROWTH, used.size);
      });
    });
  }
};
