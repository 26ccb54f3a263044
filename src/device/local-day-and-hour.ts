const two = (value: number): string => String(value).padStart(2, '0');

/** Returns the person's local day and hour at a time in ms since 1970 UTC. */
export function localDayAndHour(at: number): { day: string; hour: number } {
  const date = new Date(at);
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return { day, hour: date.getHours() };
}
