import { words } from '../kit/words'

export const registerWords = words('register', {
  interestMissing: {
    en: 'The rate of late interest from {{from}} has not been added.',
    nb: 'Forsinkelsesrenten fra {{from}} er ikke lagt inn.',
  },
  interestExpected: {
    en: 'The policy rate was {{policy}} % on {{on}}, which suggests {{rate}} %. Only the regulation decides what it is.',
    nb: 'Styringsrenten var {{policy}} % den {{on}}. Det tyder på {{rate}} %, men det er bare forskriften som avgjør.',
  },
  feeMissing: {
    en: 'The reminder fee from {{from}} has not been added.',
    nb: 'Purregebyret fra {{from}} er ikke lagt inn.',
  },
  differs: {
    en: 'The register {{register}} now gives other values than those stored: {{values}}. Nothing was changed.',
    nb: 'Registeret {{register}} gir nå andre verdier enn de som er lagret: {{values}}. Ingenting er endret.',
  },
  addressSource: { en: 'Addresses: © Kartverket', nb: 'Adresser: © Kartverket' },
  organisationSource: { en: 'Source: Enhetsregisteret', nb: 'Kilde: Enhetsregisteret' },
  bankrupt: {
    en: 'According to Enhetsregisteret, {{name}} is bankrupt.',
    nb: '{{name}} er konkurs ifølge Enhetsregisteret.',
  },
  dissolving: {
    en: 'According to Enhetsregisteret, {{name}} is being dissolved.',
    nb: '{{name}} er under avvikling ifølge Enhetsregisteret.',
  },
  deleted: {
    en: '{{name}} has been deleted from Enhetsregisteret.',
    nb: '{{name}} er slettet fra Enhetsregisteret.',
  },
  state_bankrupt: { en: 'bankrupt', nb: 'konkurs' },
  state_dissolving: { en: 'being dissolved', nb: 'under avvikling' },
  state_deleted: { en: 'deleted', nb: 'slettet' },
  gone: { en: 'no longer there', nb: 'finnes ikke lenger' },
})
