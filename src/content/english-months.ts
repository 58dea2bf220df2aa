/** Spanish needs them too: the date of a message is stored in English. */
export const englishMonths =
  'January February March April May June July August September October November December'.split(' ');
