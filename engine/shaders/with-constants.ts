/** Constants that TypeScript and a shader share, written once in TypeScript. */

type Constants = Readonly<Record<`${'int' | 'float'} ${string}`, number>>;

/** Writes constants such as `{ 'float PITCH': 13 }` into a shader, at its comment `CONSTANTS`. */
export const withShaderConstants = (source: string, constants: Constants): string =>
  source.replace(
    '//CONSTANTS',
    Object.entries(constants)
      .map(([name, value]) => {
        const isWholeFloat = name.startsWith('float') && Number.isInteger(value);
        return `const ${name} = ${isWholeFloat ? value.toFixed(1) : value};`;
      })
      .join('\n'),
  );
