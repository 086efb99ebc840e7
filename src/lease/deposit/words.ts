import { words } from '../../base/kit/words'

/** Names of the account outside the product, and words that page and messages share. */
export const depositWords = words('deposit', {
  feeName: { en: 'Opening of a deposit account', nb: 'Åpning av depositumskonto' },
  providedAlone: {
    en: 'The deposit is provided by {{name}} alone. The account stands in the name of {{name}}, and only {{name}} can consent to a payout.',
    nb: 'Depositumet stilles av {{name}} alene. Kontoen står i navnet til {{name}}, og det er bare {{name}} som kan samtykke til utbetaling.',
  },
  leavesAlone: {
    en: 'If {{name}} moves out while others stay, the deposit is to be settled, or replaced by a new one, before that day.',
    nb: 'Flytter {{name}} ut mens andre blir boende, skal depositumet gjøres opp eller erstattes av et nytt før den dagen.',
  },
})
