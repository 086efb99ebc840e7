import { words, type Text } from '../../base/kit/words'
import { contractWords } from '../contract/words'
import type { ExistingLeaseValues } from './model-existing'

const { houseId, tenant_email, start_date, month_sum, deposit_sum, deposit_account } = contractWords.texts

/** A field without a label doesn't compile. */
const labels = {
  houseId,
  tenant_name: { en: 'The tenant’s name', nb: 'Navnet på leietakeren' },
  tenant_email,
  start_date,
  end_date: { en: 'End date, if the contract is for a fixed term', nb: 'Sluttdato, hvis kontrakten er tidsbestemt' },
  month_sum,
  first_payment_date: { en: 'First day on which rent was due', nb: 'Første forfallsdag for leien' },
  books_from: { en: 'Book the rent from', nb: 'Før leien fra' },
  taxable: { en: 'Is the rent taxable?', nb: 'Er leien skattepliktig?' },
  deposit_sum,
  deposit_account,
  documents: { en: 'The signed contract', nb: 'Den signerte kontrakten' },
} satisfies Record<keyof ExistingLeaseValues, Text>

export const existingLeaseWords = words('existingLease', {
  ...labels,
  title: { en: 'I have a contract', nb: 'Jeg har en kontrakt' },
  intro: {
    en: 'For a contract that is already signed. Its rent is booked month by month, and payments from the bank are matched with it.',
    nb: 'For en kontrakt som allerede er signert. Leien føres måned for måned, og betalinger fra banken kobles til den.',
  },
  emailHelp: {
    en: 'Without an e-mail address, letters must be printed',
    nb: 'Uten e-postadresse må brev skrives ut på papir',
  },
  endHelp: {
    en: 'Leave it empty if the contract is open-ended',
    nb: 'La det stå tomt hvis kontrakten er tidsubestemt',
  },
  sumHelp: { en: 'What the tenant pays today', nb: 'Det leietakeren betaler i dag' },
  firstHelp: {
    en: 'The rent is due on this day every month',
    nb: 'Leien forfaller på denne dagen hver måned',
  },
  booksHelp: {
    en: 'Earlier rent is taken as settled and is not booked',
    nb: 'Tidligere leie regnes som gjort opp og føres ikke',
  },
  booksNow_one: { en: '{{count}} month is booked at once', nb: '{{count}} måned føres med én gang' },
  booksNow_other: { en: '{{count}} months are booked at once', nb: '{{count}} måneder føres med én gang' },
  taxableHelp: {
    en: 'Rent for a part of your own home is often tax-free, if you use at least half of the home yourself',
    nb: 'Leie for en del av egen bolig er ofte skattefri hvis du selv bruker minst halvparten av boligen',
  },
  depositHelp: { en: 'Leave it empty if there is none', nb: 'La det stå tomt hvis det ikke er avtalt depositum' },
  filesHelp: {
    en: 'PDF or photos. You can add them later',
    nb: 'PDF eller bilder. Du kan legge dem til senere',
  },
  save: { en: 'Record the contract', nb: 'Registrer kontrakten' },
  saved: { en: 'The contract is recorded', nb: 'Kontrakten er registrert' },
})
