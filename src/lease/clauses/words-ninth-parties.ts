import type { LawText } from './model'

/**
 * The sentences of the ninth edition on terms that only some leases have: a chosen part of the landlord's house,
 * further landlords, companies, consents, the key of shared costs, and a deposit that follows the rent.
 */
export const ninthPartyTexts = {
  landlordsSeveral: {
    nb: 'Utleierne leier ut boligen sammen. Der avtalen sier «utleieren», gjelder det alle utleierne. Det leietakeren betaler til {{landlord}}, regnes som betalt til alle, og en beskjed til {{landlord}} regnes som gitt til alle.',
    en: 'The landlords let the dwelling together. Where the agreement says “the landlord”, it concerns all the landlords. Whatever the tenant pays to {{landlord}} counts as paid to all of them, and a message to {{landlord}} counts as given to all of them.',
  },
  landlordsElectronic: {
    nb: '{{landlord}} signerer også på vegne av {{others}}.',
    en: '{{landlord}} also signs on behalf of {{others}}.',
  },

  boxSharedLoft: {
    nb: 'Boligen er en loftsbolig i en enebolig, og utleieren bor i samme hus. Derfor kan en tidsbestemt leietid være ned til ett år.',
    en: 'The dwelling is a loft dwelling in a detached house, and the landlord lives in the same house. A fixed term can therefore be as short as one year.',
    law: '§ 9-3',
  },
  boxSharedBasement: {
    nb: 'Boligen er en sokkelbolig i en enebolig, og utleieren bor i samme hus. Derfor kan en tidsbestemt leietid være ned til ett år.',
    en: 'The dwelling is a basement dwelling in a detached house, and the landlord lives in the same house. A fixed term can therefore be as short as one year.',
    law: '§ 9-3',
  },
  boxSharedTwo: {
    nb: 'Boligen er en bolig i en tomannsbolig, og utleieren bor i samme hus. Derfor kan en tidsbestemt leietid være ned til ett år.',
    en: 'The dwelling is one of the dwellings of a two-dwelling house, and the landlord lives in the same house. A fixed term can therefore be as short as one year.',
    law: '§ 9-3',
  },
  boxSharedLoftOpen: {
    nb: 'Boligen er en loftsbolig i en enebolig, og utleieren bor i samme hus.',
    en: 'The dwelling is a loft dwelling in a detached house, and the landlord lives in the same house.',
    law: '§ 9-3',
  },
  boxSharedBasementOpen: {
    nb: 'Boligen er en sokkelbolig i en enebolig, og utleieren bor i samme hus.',
    en: 'The dwelling is a basement dwelling in a detached house, and the landlord lives in the same house.',
    law: '§ 9-3',
  },
  boxSharedTwoOpen: {
    nb: 'Boligen er en bolig i en tomannsbolig, og utleieren bor i samme hus.',
    en: 'The dwelling is one of the dwellings of a two-dwelling house, and the landlord lives in the same house.',
    law: '§ 9-3',
  },

  boardGiven: {
    nb: 'Styret i borettslaget har godkjent utleien.',
    en: 'The board of the housing cooperative has approved the letting.',
  },
  boardAsked: {
    nb: 'Utleieren har søkt styret i borettslaget om godkjenning av utleien.',
    en: 'The landlord has asked the board of the housing cooperative to approve the letting.',
  },
  boardNotNeeded: {
    nb: 'Utleien trenger ikke godkjenning fra styret i borettslaget.',
    en: 'The letting does not need the approval of the board of the housing cooperative.',
  },
  boardRules: {
    nb: 'Leietakeren følger vedtektene og husordensreglene i borettslaget. Utleieren sørger for at leietakeren får dem.',
    en: 'The tenant must follow the articles of association and the house rules of the housing cooperative. The landlord must see that the tenant receives them.',
    law: '§ 5-2',
  },
  spouseAgrees: {
    nb: 'Utleierens ektefelle har samtykket skriftlig i utleien (ekteskapsloven §\u00a032).',
    en: 'The landlord’s spouse has consented to the letting in writing (Marriage Act §\u00a032).',
  },

  useCompany: {
    nb: 'Boligen skal brukes som bolig for dem som leietakeren lar bo der. Leietakeren skal sørge for at den blir behandlet med tilbørlig aktsomhet, og at vanlige ordensregler og rimelige påbud som utleieren har gitt for å sikre god husorden, blir fulgt.',
    en: 'The dwelling must be used as a home for those whom the tenant lets live there. The tenant must see to it that it is treated with due care, and that ordinary house rules and reasonable orders given by the landlord to keep good order are followed.',
    law: '§§ 5-1 og 5-2',
  },

  subletCompany: {
    nb: 'Leietakeren kan la andre bo i boligen, som punkt {{use}} sier. Annen framleie krever utleierens samtykke.',
    en: 'The tenant may let others live in the dwelling, as clause {{use}} says. Any other subletting requires the landlord’s consent.',
    law: '§ 7-2',
  },
  subletAnswerCompany: {
    nb: 'En skriftlig søknad om framleie som utleieren ikke svarer på innen én måned etter å ha fått den, regnes som godkjent.',
    en: 'A written request for subletting that the landlord does not answer within one month of receiving it counts as approved.',
    law: '§ 7-6',
  },

  notShared: {
    nb: 'For kostnadene som partene har fordelt nedenfor, gjelder det som står der. Vann og avløp kan også da bare kreves etter målt forbruk.',
    en: 'The costs that the parties divide below follow what is stated there. Water and sewage may then, too, be charged only according to metered consumption.',
  },
  splitCosts: {
    nb: 'Partene deler disse kostnadene: {{costs}}.',
    en: 'The parties share these costs: {{costs}}.',
  },
  splitTenant: {
    nb: 'Leietakeren betaler kostnadene til {{costs}}{{amount}}.',
    en: 'The tenant pays the costs of {{costs}}{{amount}}.',
  },
  splitLandlord: {
    nb: 'Utleieren betaler kostnadene til {{costs}}{{amount}}.',
    en: 'The landlord pays the costs of {{costs}}{{amount}}.',
  },
  splitTenantPart: {
    nb: 'Leietakeren betaler sin del av kostnadene{{amount}}.',
    en: 'The tenant pays a share of these costs{{amount}}.',
  },
  splitBoth: {
    nb: 'Av de delte kostnadene betaler leietakeren {{tenant}} {{period}} à konto{{due}}, og utleieren dekker {{landlord}} {{period}}.',
    en: 'Of the shared costs, the tenant pays {{tenant}} {{period}} on account{{due}}, and the landlord covers {{landlord}} {{period}}.',
  },
  splitPowerOwn: {
    nb: 'Partene har også ført opp {{costs}} som delte kostnader. Leietakeren har strømavtalen selv, og betaler derfor ikke noe for det til utleieren.',
    en: 'The parties have also entered {{costs}} as shared costs. The tenant has the electricity contract, and therefore pays the landlord nothing for it.',
    law: '§ 3-1',
  },
  splitByMeter: {
    nb: 'Fordelingsnøkkel: Leietakerens del er forbruket på leietakerens egen måler.',
    en: 'Key: the tenant’s share is the consumption on the tenant’s own meter.',
    law: '§§ 3-1 og 3-4',
  },
  splitByFraction: {
    nb: 'Fordelingsnøkkel: Leietakerens del er {{fraction}} av kostnadene.',
    en: 'Key: the tenant’s share is {{fraction}} of the costs.',
    law: '§§ 3-1 og 3-4',
  },
  splitByPersons: {
    nb: 'Fordelingsnøkkel: Kostnadene fordeles likt på alle personer som deler dem, og leietakerens del er for dem som bor i boligen.',
    en: 'Key: the costs are divided equally among all the people who share them, and the tenant’s share is for those who live in the dwelling.',
    law: '§§ 3-1 og 3-4',
  },

  depositFollowsRent: {
    nb: 'Partene har avtalt at depositumet endres i takt med endringer i leien.',
    en: 'The parties have agreed that the deposit changes in line with changes in the rent.',
    law: '§ 3-5',
  },
} satisfies Record<string, LawText>
