/** What an element says of its own style: properties, as they are set. */
export interface StandInStyle extends Record<string, unknown> {
  getPropertyValue(name: string): unknown;
  setProperty(name: string, value: string): void;
  removeProperty(name: string): void;
}

export function standInStyle(): StandInStyle {
  const style: StandInStyle = {
    getPropertyValue: (name) => style[name] ?? '',
    setProperty: (name, value) => {
      style[name] = value;
    },
    removeProperty: (name) => {
      delete style[name];
    },
  };
  return style;
}
