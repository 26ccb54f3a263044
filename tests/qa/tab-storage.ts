const KEY = 'stillgrove.qa.';

/** The tab's storage for the panel. It contains no data of the app. */
export const tabStorage = {
  read: (name: string): string | null => sessionStorage.getItem(KEY + name),
  write(name: string, value: string | null): void {
    if (value === null) sessionStorage.removeItem(KEY + name);
    else sessionStorage.setItem(KEY + name, value);
  },
};
