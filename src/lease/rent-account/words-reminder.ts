import { words } from '../../base/kit/words'

export const reminderWords = words('rentReminder', {
  hello: { nb: 'Hei {{names}},', en: 'Hi {{names}},' },
  helloAll: { nb: 'Hei,', en: 'Hi,' },
  missing: {
    nb: 'Jeg kan ikke se at all leie for {{dwelling}} er betalt. Dette gjenstår:',
    en: 'I cannot see that all the rent for {{dwelling}} has been paid. This is outstanding:',
  },
  month: { nb: '– {{month}}: {{sum}}, forfalt {{day}}', en: '– {{month}}: {{sum}}, due on {{day}}' },
  rise: {
    nb: '– {{month}}, økningen av leien: {{sum}}, forfalt {{day}}',
    en: '– {{month}}, the increase of the rent: {{sum}}, due on {{day}}',
  },
  total: { nb: 'Til sammen: {{sum}}', en: 'In total: {{sum}}' },
  pay: {
    nb: 'Vennligst betal {{sum}} til konto {{account}} innen {{day}}.',
    en: 'Please pay {{sum}} to account {{account}} by {{day}}.',
  },
  payAnywhere: {
    nb: 'Vennligst betal {{sum}} til kontoen som leien pleier å gå til, innen {{day}}.',
    en: 'Please pay {{sum}} to the account that the rent usually goes to by {{day}}.',
  },
  kid: { nb: 'KID: {{kid}}', en: 'KID (payment reference): {{kid}}' },
  countedUntil: {
    nb: 'Betalinger til og med {{day}} er tatt med.',
    en: 'Payments up to and including {{day}} are counted.',
  },
  ignore: {
    nb: 'Har du betalt i mellomtiden, kan du se bort fra denne påminnelsen.',
    en: 'If you have paid in the meantime, please ignore this reminder.',
  },
  regards: { nb: 'Vennlig hilsen', en: 'Kind regards' },
})
