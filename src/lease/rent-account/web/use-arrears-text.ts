import type { Ore } from '../../../base/kit/money'
import { krShort } from '../../../base/ui/words/format'
import { useWords } from '../../../base/ui/words/use-words'
import { arrearsWords } from '../words-arrears'

/** Unpaid rent, and how much of it is in the bank. */
export interface Arrears {
  readonly owed: Ore
  readonly inBank: Ore
}

/** Returns a function that says how much rent is unpaid, and how much of it is in the bank. */
export function useArrearsText(): (arrears: Arrears) => string {
  const t = useWords(arrearsWords)
  return ({ owed, inBank }) => {
    const sum = krShort(owed)
    if (inBank === 0) return t('open', { sum })
    return inBank < owed ? t('openInBank', { sum, inBank: krShort(inBank) }) : t('allInBank', { sum })
  }
}
