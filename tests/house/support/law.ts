import { type Import, importsOf } from './imports';
import { isScript, type SourceFile } from './tree';

/** Permitted imports of one layer, in addition to its own files. */
interface Rule {
  /** Layers that the layer may import. */
  readonly own: readonly string[];
  /** Returns whether the layer may import a package or built-in module. The argument is the whole specifier. */
  readonly packages: (specifier: string) => boolean;
  /** Whether files of the layer may import new builds, whose path is known only at run time. */
  readonly loadsBuilds?: true;
}

const anyPackage = () => true;
const packages =
  (...names: readonly string[]) =>
  (specifier: string) =>
    names.some((name) => specifier === name || specifier.startsWith(`${name}/`));
const isBuiltIn = (specifier: string) => specifier.startsWith('node:');

/** Permitted imports of each layer. A file that needs another import is in the wrong folder. */
const LAW: Readonly<Record<string, Rule>> = {
  domain: { own: [], packages: (specifier) => specifier === 'zod/mini' },
  machines: { own: ['domain'], packages: packages('xstate', 'zod/mini') },
  engine: {
    own: ['domain', 'machines', 'assets/images', 'assets/audio'],
    packages: packages('pixi.js', 'howler'),
  },
  src: {
    own: ['domain', 'machines', 'engine', 'assets/images', 'assets/audio', 'assets/licenses'],
    packages: (specifier) => !isBuiltIn(specifier),
  },
  server: { own: ['domain'], packages: anyPackage },
  // No import in the tools names a source of the product. The path of an imported build is computed.
  tools: { own: [], packages: anyPackage, loadsBuilds: true },
  'assets/art': { own: [], packages: anyPackage },
  'assets/sound': { own: [], packages: anyPackage },
  'assets/fonts': { own: [], packages: anyPackage },
  'assets/tests': { own: ['assets/art', 'assets/sound', 'assets/fonts'], packages: anyPackage },
};

/**
 * Sublayers of a layer, from top to bottom. A file may import from its own sublayer and from lower ones. Files
 * directly in the layer's folder, such as `src/main.tsx`, form the top sublayer.
 */
const FLOORS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  src: [
    ['app'],
    ['pages'],
    // The page that runs games imports their definitions, and the definitions use its components.
    ['games', 'play'],
    ['grove'],
    ['overlay'],
    ['offline'],
    ['stage'],
    ['ui'],
    ['services'],
    ['data'],
    ['device'],
  ],
  server: [
    ['admin'],
    ['analytics'],
    ['journal'],
    ['accounts'],
    ['payments'],
    ['limits'],
    ['storage'],
    ['base'],
  ],
};

/**
 * The only file that imports Pixi's render pipes. If each game imported its own, the drawable types would depend on the
 * first opened game.
 */
const PIPES = 'engine/stage/pipes.ts';

/** Folders of features. A feature may not import files of another feature. */
const FEATURES = ['src/pages'] as const;

/** Returns one sentence for every forbidden import, in the order of the files. */
export function breaches(files: readonly SourceFile[]): string[] {
  return files.filter(isScript).flatMap((file) => {
    const layer = layerOf(file.path);
    if (layer === undefined) return [`${file.path} is in no layer`];
    return importsOf(file).flatMap((imported) =>
      faults(file.path, layer, imported).map(
        (fault) =>
          `${file.path}:${imported.line} imports ${imported.specifier ?? 'something computed'}: ${fault}`,
      ),
    );
  });
}

function layerOf(file: string): string | undefined {
  return Object.keys(LAW).find((layer) => isBelow(file, layer));
}

function isBelow(file: string, folder: string): boolean {
  return file === folder || file.startsWith(`${folder}/`);
}

function faults(from: string, layer: string, imported: Import): string[] {
  const rule = LAW[layer];
  const { specifier, target } = imported;
  if (!rule) return [`there is no rule for ${layer}`];
  if (specifier === undefined) return rule.loadsBuilds ? [] : ['nobody can check what is computed'];
  if (target === undefined) {
    if (!rule.packages(specifier)) return [`${layer} may not use this package`];
    if (specifier.startsWith('pixi.js/') && from !== PIPES) return [`only ${PIPES} imports a part of Pixi`];
    if (specifier === 'pixi.js' && isBelow(from, 'src') && !isBelow(from, 'src/stage'))
      return ['only src/stage uses pixi.js in src'];
    if (packages('@pixi/react')(specifier) && !isBelow(from, 'src/stage'))
      return ['only src/stage uses @pixi/react'];
    return [];
  }
  // Server and tools look up folders at run time, and no bundler resolves those paths.
  if (['server', 'tools'].some((folder) => isBelow(from, folder)) && imported.addressOnly) return [];
  if (![layer, ...rule.own].some((folder) => isBelow(target, folder)))
    return [`${layer} may not know ${target}`];
  return [
    ...betweenGames(from, target),
    ...withinEngine(from, imported, target),
    ...betweenFloors(from, target),
    ...betweenFeatures(from, target),
  ];
}

/** Finds an import from a higher sublayer, and a file in an unknown sublayer. */
function betweenFloors(from: string, target: string): string[] {
  const [layer = '', floor = ''] = from.split('/');
  const [layerBelow, floorBelow = ''] = target.split('/');
  const floors = FLOORS[layer];
  if (!floors || layerBelow !== layer) return [];
  const height = (name: string) => floors.findIndex((names) => names.includes(name));
  if (from.split('/').length > 2 && height(floor) < 0) return [`${layer}/${floor} is on no floor`];
  return height(floorBelow) < height(floor) ? [`${layer}/${floor} lies below ${target}`] : [];
}

/** Finds imports between features. */
function betweenFeatures(from: string, target: string): string[] {
  const featureOf = (file: string) =>
    FEATURES.flatMap((folder) =>
      isBelow(file, folder) ? (/^\/([^/]+)\//.exec(file.slice(folder.length))?.slice(1) ?? []) : [],
    )[0];
  const [here, there] = [featureOf(from), featureOf(target)];
  return here && there && here !== there ? [`${here} may not know ${there}`] : [];
}

/**
 * Finds imports between games, in any layer. A glob that may match several games counts as an import of all of them.
 */
function betweenGames(from: string, target: string): string[] {
  const here = gameOf(from);
  if (here === undefined) return [];
  const pattern = target.indexOf('*');
  const fixed = pattern < 0 ? target : target.slice(0, pattern);
  const there = gameOf(fixed);
  if (there === here) return [];
  if (there !== undefined) return [`${here} may not know ${there}`];
  return pattern >= 0 && !fixed.startsWith('assets/') ? [`${here} may not know every game`] : [];
}

/** Returns the slug of the game to which a file belongs; undefined for none. */
function gameOf(file: string): string | undefined {
  return /^[^/]+\/games\/([^/]+)\//.exec(file)?.[1];
}

function withinEngine(from: string, { typeOnly }: Import, target: string): string[] {
  if (!isBelow(from, 'engine')) return [];
  if (['engine/stage', 'engine/shaders', 'engine/audio'].some((folder) => isBelow(from, folder))) {
    if (isBelow(target, 'engine/games')) return ['the engine itself knows no game'];
  }
  if (isBelow(target, 'machines') && !typeOnly && !/\/selectors(?:\.ts)?$/.test(target)) {
    return ['the engine takes types and selectors from machines, nothing that runs'];
  }
  return [];
}
