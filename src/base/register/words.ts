import { words } from '../kit/words'

export const registerWords = words('register', {
  interestMissing: {
    en: 'The rate of late interest from {{from}} has not been added.',
    nb: 'Forsinkelsesrenten fra {{from}} er ikke lagt inn.',
  },
  interestExpected: {
    en: 'The policy rate was {{policy}} % on {{on}}, which suggests {{rate}} %. Only the regulation says what it is.',
    nb: 'Styringsrenten var {{policy}} % den {{on}}, som tyder på {{rate}} %. Bare forskriften sier hva den er.',
  },
  feeMissing: {
    en: 'The fee of a reminder from {{from}} has not been added.',
    nb: 'Purregebyret fra {{from}} er ikke lagt inn.',
  },
  differs: {
    en: 'The register {{register}} now gives other values than those stored. Nothing was changed: {{values}}.',
    nb: 'Registeret {{register}} gir nå andre verdier enn de lagrede. Ingenting er endret: {{values}}.',
  },
  addressSource: { en: 'Addresses: © Kartverket', nb: 'Adresser: © Kartverket' },
  organisationSource: { en: 'Source: Enhetsregisteret', nb: 'Kilde: Enhetsregisteret' },
  bankrupt: {
    en: '{{name}} is bankrupt, says Enhetsregisteret.',
    nb: '{{name}} er konkurs ifølge Enhetsregisteret.',
  },
  dissolving: {
    en: '{{name}} is being dissolved, says Enhetsregisteret.',
    nb: '{{name}} er under avvikling ifølge Enhetsregisteret.',
  },
  deleted: {
    en: '{{name}} is deleted from Enhetsregisteret.',
    nb: '{{name}} er slettet fra Enhetsregisteret.',
  },
  state_bankrupt: { en: 'bankrupt', nb: 'konkurs' },
  state_dissolving: { en: 'being dissolved', nb: 'under avvikling' },
  state_deleted: { en: 'deleted', nb: 'slettet' },
  gone: { en: 'no longer there', nb: 'finnes ikke lenger' },
})
