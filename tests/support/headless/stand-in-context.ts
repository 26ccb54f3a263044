import { anything } from './stand-ins';

/** Something that was made in a context; it is lost with it. */
class Made {
  readonly age: number;

  constructor(age: number) {
    this.age = age;
  }
}

/** A context of WebGL 2 that draws nothing, can be lost, and notices when it is given what went with the last one. */
export class StandInContext {
  isLost = false;
  /** The calls that were given such things, by their names. */
  readonly misused: string[] = [];
  #age = 0;
  readonly #constants = new Map<string | symbol, unknown>();

  readonly gl = new Proxy({} as WebGL2RenderingContext, {
    get: (_, name) => {
      if (name === 'isContextLost') return () => this.isLost;
      if (name === 'getError') return () => 0;
      if (typeof name === 'string' && /^[a-z]/.test(name))
        return (...given: unknown[]) => this.#call(name, given);
      if (!this.#constants.has(name)) this.#constants.set(name, anything());
      return this.#constants.get(name);
    },
  });

  lose(): void {
    this.isLost = true;
  }

  giveBack(): void {
    this.isLost = false;
    this.#age += 1;
  }

  #call(name: string, given: readonly unknown[]): unknown {
    if (!this.isLost && given.some((one) => one instanceof Made && one.age !== this.#age))
      this.misused.push(name);
    // What is made while it is lost is lost, too.
    if (/^(?:create|getUniformLocation)/.test(name)) return new Made(this.isLost ? Number.NaN : this.#age);
    return anything();
  }
}
