/** Words that smell of a payment beside the rent. "Coffee" is none; "kontraktsgebyr" is one. */
const fee =
  /gebyr|avgift|felles(kostnad|utgift)|eiendomsskatt|nøkkelpenger|fast\s?beløp|fastpris|i tillegg til (hus)?lei|(?<!\p{L})(fees?|charges?|common costs|property tax|flat rate|fixed amount|on top of (the )?rent|in addition to (the )?rent)(?!\p{L})/iu

/** Whether further terms seem to ask for a payment beside the rent. */
export const namesFee = (other: string): boolean => fee.test(other)
