import type { LetterText } from './model-facts'

/** The sentences of the letters while a lease runs. docs/letter-clauses.md names the legal basis of each. */
export const tenancyTexts = {
  market_rent: { nb: 'Krav om gjengs leie', en: 'Demand for the current rent level (gjengs leie)' },
  access: { nb: 'Varsel om adgang', en: 'Notice of access' },
  visit: { nb: 'Besøket', en: 'The visit' },
  work: { nb: 'Arbeidet', en: 'The work' },
  workBegins: { nb: 'Begynner', en: 'Begins' },
  addendum: { nb: 'Tillegg til leiekontrakten', en: 'Addendum to the lease' },
  sublet_answer: {
    nb: 'Svar på søknad om framleie eller opptak i husstanden',
    en: 'Reply to a request about subletting or the household',
  },
  tenancy_confirmation: { nb: 'Bekreftelse på leieforhold', en: 'Confirmation of tenancy' },

  newRent: { nb: 'Ny leie', en: 'New rent' },
  rentNow: { nb: 'Leie nå', en: 'Present rent' },
  aMonthSince: { nb: '{{sum}} per måned, siden {{since}}', en: '{{sum}} a month, since {{since}}' },
  rentFrom: { nb: 'Leie fra {{from}}', en: 'Rent from {{from}}' },
  aMonth: { nb: '{{sum}} per måned', en: '{{sum}} a month' },
  aMonthIndex: { nb: '{{sum}} per måned (husleieloven §\u00a04-2)', en: '{{sum}} a month (Tenancy Act §\u00a04-2)' },
  lastRent: { nb: 'Siste leie', en: 'Last rent' },
  aMonthFrom: { nb: '{{sum}} per måned, fra {{from}}', en: '{{sum}} a month, from {{from}}' },

  marketClaim: {
    nb: 'Utleieren krever at leien for {{home}} settes til gjengs leie, {{sum}} per måned, fra og med {{from}}.',
    en: 'The landlord demands that the rent of {{home}} be set to the current rent level (gjengs leie), {{sum}} a month, from {{from}}.',
    law: 'husleieloven § 4-3 første ledd',
  },
  marketTime: {
    nb: 'Leieforholdet har vart i minst to år og seks måneder uten annen endring av leien enn etter husleieloven §\u00a04-2. Endringen trer i kraft minst seks måneder etter dette skriftlige kravet, og minst ett år etter at forrige endring trådte i kraft.',
    en: 'The tenancy has lasted at least two years and six months without any change of the rent other than under the Tenancy Act §\u00a04-2. The change takes effect at least six months after this written demand, and at least one year after the previous change took effect.',
    law: 'husleieloven § 4-3',
  },
  marketBasis: { nb: 'Utleieren viser til:', en: 'The landlord refers to:' },
  marketMeaning: {
    nb: 'Gjengs leie er leien for liknende husrom på liknende avtalevilkår når endringen trer i kraft.',
    en: 'The current rent level is the rent of similar dwellings on similar terms when the change takes effect.',
    law: 'husleieloven § 4-3 første ledd',
  },
  marketImprovements: {
    nb: 'Det gjøres fradrag for den delen av leieverdien som skyldes leietakerens forbedringer og innsats.',
    en: 'Any value added by the tenant’s improvements and work is deducted.',
    law: 'husleieloven § 4-3 første ledd',
  },
  marketDispute: {
    nb: 'Blir partene ikke enige om hva som er gjengs leie, kan hver av dem kreve den fastsatt av en takstnemnd, eller bringe saken inn for Husleietvistutvalget, htu.no.',
    en: 'If the parties do not agree on the current rent level, either of them may have it set by a board of assessment, or bring the matter before the Rent Disputes Tribunal (Husleietvistutvalget), htu.no.',
    law: 'husleieloven §§ 4-3 tredje ledd, 12-2 og 12-5',
  },

  accessDay: { nb: 'Dag', en: 'Day' },
  accessTime: { nb: 'Tidspunkt', en: 'Time' },
  access_inspection: {
    nb: 'Utleieren eller utleierens representant kommer for å føre tilsyn. Leietakeren skal i nødvendig utstrekning gi adgang til {{home}}.',
    en: 'The landlord or the landlord’s representative will inspect {{home}}. The tenant is to give access to the extent necessary.',
    law: 'husleieloven § 5-6 første og tredje ledd',
  },
  access_maintenance: {
    nb: 'Utleieren eller andre kommer for å utføre vedlikehold eller annet arbeid som må gjøres. Leietakeren skal gi adgang til {{home}} i den utstrekning det trengs.',
    en: 'The landlord or others will carry out maintenance or other necessary work. The tenant is to give access to {{home}} to the extent required.',
    law: 'husleieloven § 5-6 annet og tredje ledd',
  },
  access_changes: {
    nb: 'Arbeidet med forandringer i {{home}} begynner {{on}}. Det varsles med tre måneders frist til utløpet av en kalendermåned.',
    en: 'Work on changes to {{home}} begins on {{on}}. Three months’ notice to the end of a calendar month is given.',
    law: 'husleieloven §§ 5-6 tredje ledd og 9-6 første ledd',
  },
  accessConsent: {
    nb: 'Leietakeren må finne seg i forandringer som kan utføres uten nevneverdig ulempe, og som ikke reduserer husrommets verdi for leietakeren. Andre forandringer krever leietakerens samtykke.',
    en: 'The tenant must accept changes that can be made without appreciable inconvenience and that do not reduce the value of the dwelling to the tenant. Other changes need the tenant’s consent.',
    law: 'husleieloven § 5-4',
  },
  access_viewing: {
    nb: 'Leiesøkende kommer for å se {{home}} før flyttingen. Leietakeren skal i rimelig utstrekning gi adgang.',
    en: 'Prospective tenants will come to view {{home}} before the tenant moves out. The tenant must to a reasonable extent let prospective tenants view {{home}}.',
    law: 'husleieloven § 10-1',
  },
  accessAbout: { nb: 'Det gjelder:', en: 'It concerns:' },
  accessReduction: {
    nb: 'Medfører arbeidet en ulempe som ikke er ubetydelig, kan leietakeren kreve avslag i leien, med mindre arbeidet beror på forhold på leietakerens side.',
    en: 'If the work causes an inconvenience that is not insignificant, the tenant may claim a reduction of the rent, unless the work is due to circumstances on the tenant’s side.',
    law: 'husleieloven §§ 2-11 og 5-6 annet ledd',
  },
  accessOther: {
    nb: 'Passer ikke tidspunktet, bes leietakeren ta kontakt snarest og foreslå et annet.',
    en: 'If the time is not convenient, the tenant is asked to get in touch as soon as possible and suggest another.',
  },

  addendumAgreed: {
    nb: 'Utleieren og leietakeren er enige om dette tillegget til leiekontrakten:',
    en: 'The landlord and the tenant have agreed on this addendum to the lease:',
  },
  addendumClause: { nb: 'Punkt {{clause}} skal lyde:', en: 'Clause {{clause}} is to read:' },
  addendumRest: {
    nb: 'Ellers gjelder leiekontrakten som før. Vilkår som er mindre gunstige for leietakeren enn husleieloven, gjelder ikke, med mindre loven selv lar partene avtale noe annet.',
    en: 'Otherwise the lease applies as before. Terms that are less favourable to the tenant than the Tenancy Act do not apply, unless the Act itself lets the parties agree otherwise.',
    law: 'husleieloven § 1-2',
  },
  addendumSigned: {
    nb: 'Tillegget gjelder når alle parter har signert.',
    en: 'The addendum applies once all parties have signed.',
  },

  subletReceived: {
    nb: 'Utleieren mottok leietakerens søknad {{received}}.',
    en: 'The landlord received the tenant’s request on {{received}}.',
    law: 'husleieloven § 7-6',
  },
  subletApproved: {
    nb: 'Utleieren godkjenner søknaden.',
    en: 'The landlord approves the request.',
    law: 'husleieloven § 7-6',
  },
  subletRefused: {
    nb: 'Utleieren godkjenner ikke søknaden. Grunnen er:',
    en: 'The landlord does not approve the request. The reason is:',
    law: 'husleieloven § 7-6',
  },
  subletGrounds: {
    nb: 'Godkjenning etter husleieloven §§\u00a07-1, 7-3 og 7-4 kan bare nektes når den andre personens forhold gir saklig grunn til det, eller når husrommet klart blir overbefolket.',
    en: 'Approval under the Tenancy Act §§\u00a07-1, 7-3 and 7-4 may only be refused if the other person’s circumstances give a valid reason, or if the dwelling clearly becomes overcrowded.',
    law: 'husleieloven §§ 7-1, 7-3 og 7-4',
  },
  subletGroundsOwnHome: {
    nb: 'Godkjenning av en person i husstanden kan bare nektes når vedkommendes forhold gir saklig grunn til det, eller når husrommet klart blir overbefolket.',
    en: 'Approval of a person in the household may only be refused if that person’s circumstances give a valid reason, or if the dwelling clearly becomes overcrowded.',
    law: 'husleieloven § 7-1',
  },
  subletRestOfTerm: {
    nb: 'Blir framleie for resten av en tidsbestemt leietid nektet uten slik grunn, kan leietakeren si opp med varsel etter husleieloven §\u00a09-6.',
    en: 'If subletting for the rest of a fixed term is refused without such a reason, the tenant may give notice under the Tenancy Act §\u00a09-6.',
    law: 'husleieloven § 7-5',
  },
  subletLiable: {
    nb: 'Leietakeren svarer fortsatt overfor utleieren for leien og de andre pliktene etter leiekontrakten.',
    en: 'The tenant still answers to the landlord for the rent and the other duties under the lease.',
  },

  confirmed: {
    nb: 'Utleieren bekrefter at leietakeren {{rents}} {{aHome}} {{since}} {{start}}. Leiekontrakten er tidsubestemt.',
    en: 'The landlord confirms that the tenant {{rents}} {{aHome}} {{since}} {{start}}. The lease is open-ended.',
  },
  confirmedFixed: {
    nb: 'Utleieren bekrefter at leietakeren {{rents}} {{aHome}} {{since}} {{start}}. Leiekontrakten er tidsbestemt og gjelder til og med {{end}}.',
    en: 'The landlord confirms that the tenant {{rents}} {{aHome}} {{since}} {{start}}. The lease is for a fixed term and ends on {{end}}.',
  },
  confirmedEnding: {
    nb: 'Utleieren bekrefter at leietakeren {{rents}} {{aHome}} {{since}} {{start}}. Leiekontrakten er sagt opp, og leieforholdet opphører {{end}}.',
    en: 'The landlord confirms that the tenant {{rents}} {{aHome}} {{since}} {{start}}. Notice has been given, and the tenancy ends on {{end}}.',
  },
  confirmedContested: {
    nb: 'Utleieren bekrefter at leietakeren {{rents}} {{aHome}} {{since}} {{start}}. Utleieren har sagt opp leiekontrakten med siste dag {{end}}. Oppsigelsen er ikke endelig.',
    en: 'The landlord confirms that the tenant {{rents}} {{aHome}} {{since}} {{start}}. The landlord has given notice with {{end}} as the last day. The notice is not final.',
    law: 'husleieloven § 9-8',
  },
  confirmedTogether: {
    nb: 'Leietakerne leier sammen, og leien er for alle til sammen.',
    en: 'The tenants rent together, and the rent is for all of them together.',
  },
  confirmedExpired: {
    nb: 'Utleieren bekrefter at leietakeren {{rents}} {{aHome}} {{since}} {{start}}. Leiekontrakten er tidsbestemt, og den avtalte leietiden gikk ut {{end}}.',
    en: 'The landlord confirms that the tenant {{rents}} {{aHome}} {{since}} {{start}}. The lease is for a fixed term, which ended on {{end}}.',
  },
  confirmedOver: {
    nb: 'Utleieren bekrefter at leietakeren leide {{aHome}} fra {{start}} til og med {{end}}.',
    en: 'The landlord confirms that the tenant rented {{aHome}} from {{start}} up to and including {{end}}.',
  },
  terms: { nb: 'Leieforholdet', en: 'The tenancy' },
  rent: { nb: 'Leie', en: 'Rent' },
  included: { nb: 'Inkludert i leien', en: 'Included in the rent' },
  deposit: { nb: 'Depositum', en: 'Deposit' },
  depositNone: { nb: 'ikke avtalt', en: 'not agreed' },
  register: { nb: 'Hvem og hvor', en: 'Who and where' },
  bornOf: { nb: 'Født', en: 'Born' },
  dwellingNumber: { nb: 'Bolignummer', en: 'Dwelling number' },
  confirmedUse: {
    nb: 'Bekreftelsen kan legges fram for Nav, Husbanken, folkeregisteret og andre som trenger den.',
    en: 'The confirmation may be shown to Nav, Husbanken, the National Population Register and others who need it.',
  },
} as const satisfies Readonly<Record<string, LetterText>>
