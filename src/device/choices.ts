import { checked, isFields, stored } from './stored';

/** Choices of one intro, by name. */
export type Choices = Readonly<Record<string, string | number | boolean>>;

/** The person's choices on the intros, by slug. Each game checks its own choices when it reads them. */
export const storedChoices = stored<Readonly<Record<string, Choices>>>(
  'stillgrove.choices',
  checked((value) => {
    const isChoice = (one: unknown) => ['string', 'number', 'boolean'].includes(typeof one);
    const isOfGame = (one: unknown) => isFields(one) && Object.values(one).every(isChoice);
    return isFields(value) && Object.values(value).every(isOfGame)
      ? (value as Readonly<Record<string, Choices>>)
      : undefined;
  }),
  {},
);
