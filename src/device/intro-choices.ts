import { isUnknownRecord, schemaFrom, stored } from './stored';

/** Choices of one intro, by name. */
export type IntroChoices = Readonly<Record<string, string | number | boolean>>;

/** The person's choices on the intros, by slug. Each game checks its own choices when it reads them. */
export const storedIntroChoices = stored<Readonly<Record<string, IntroChoices>>>(
  'stillgrove.choices',
  schemaFrom((value) => {
    const isChoice = (one: unknown) => ['string', 'number', 'boolean'].includes(typeof one);
    const isOfGame = (one: unknown) => isUnknownRecord(one) && Object.values(one).every(isChoice);
    return isUnknownRecord(value) && Object.values(value).every(isOfGame)
      ? (value as Readonly<Record<string, IntroChoices>>)
      : undefined;
  }),
  {},
);
