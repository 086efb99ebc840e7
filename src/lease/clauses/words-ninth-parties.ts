import type { LawText } from './model'

/**
 * The sentences of the ninth edition on terms that only some leases have: a chosen part of the landlord's house,
 * further landlords, companies, consents, the key of shared costs, and a deposit that follows the rent.
 */
export const ninthPartyTexts = {
  landlordsSeveral: {
    nb: 'Utleierne leier ut boligen sammen. Der avtalen sier «utleieren», gjelder det alle utleierne. Det leietakeren betaler eller sier fra om til {{landlord}}, regnes som betalt eller sagt fra om til alle.',
    en: 'The landlords let the dwelling together. Where the agreement says “the landlord”, it concerns all the landlords. What the tenant pays to {{landlord}}, or tells {{landlord}}, counts as paid or told to all of them.',
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
    nb: 'Leietakeren følger vedtektene og husordensreglene i borettslaget. Utleieren gir leietakeren dem.',
    en: 'The tenant must follow the articles of association and the house rules of the housing cooperative. The landlord gives them to the tenant.',
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

  splitTenant: {
    nb: 'Leietakeren bærer de delte kostnadene{{amount}}.',
    en: 'The tenant bears the shared costs{{amount}}.',
  },
  splitTenantPart: {
    nb: 'Leietakeren betaler sin del av de delte kostnadene{{amount}}.',
    en: 'The tenant pays the tenant’s part of the shared costs{{amount}}.',
  },
  splitBoth: {
    nb: 'De delte kostnadene deles slik, à konto: leietakeren {{tenant}} {{period}}, utleieren {{landlord}} {{period}}.',
    en: 'The shared costs are divided as follows, on account: the tenant {{tenant}} {{period}}, the landlord {{landlord}} {{period}}.',
  },
  splitByMeter: {
    nb: 'Fordelingsnøkkel: Leietakerens del er forbruket på leietakerens egen måler.',
    en: 'Key: the tenant’s part is the use on the tenant’s own meter.',
    law: '§§ 3-1 og 3-4',
  },
  splitByFraction: {
    nb: 'Fordelingsnøkkel: Leietakerens del er {{fraction}} av kostnadene.',
    en: 'Key: the tenant’s part is {{fraction}} of the costs.',
    law: '§§ 3-1 og 3-4',
  },
  splitByPersons: {
    nb: 'Fordelingsnøkkel: Kostnadene deles likt på alle som bor der kostnadene oppstår, og leietakerens del følger av hvor mange som bor i boligen.',
    en: 'Key: the costs are divided equally among all who live where they arise, and the tenant’s part follows the number of people who live in the dwelling.',
    law: '§§ 3-1 og 3-4',
  },

  depositFollowsRent: {
    nb: 'Partene har avtalt at depositumet endres i takt med endringer i leien.',
    en: 'The parties have agreed that the deposit changes in line with changes in the rent.',
    law: '§ 3-5',
  },
} satisfies Record<string, LawText>
