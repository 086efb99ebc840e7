import type { LetterText } from './model-facts'

/** The sentences of the letters about unpaid rent. docs/letter-clauses.md names the legal basis of each. */
export const moneyTexts = {
  payment_reminder: { nb: 'Betalingspåminnelse', en: 'Payment reminder' },
  rent_demand: { nb: 'Krav om betaling av husleie', en: 'Demand for rent' },
  eviction_warning: { nb: 'Varsel om tvangsfravikelse', en: 'Warning of eviction' },
  social_services: { nb: 'Varsel til sosialtjenesten i kommunen', en: 'Notice to the municipal social services' },

  openRent: { nb: 'Leie som ikke er betalt', en: 'Unpaid rent' },
  openMonth: { nb: '{{sum}}, forfalt {{day}}', en: '{{sum}}, due on {{day}}' },
  riseOfMonth: { nb: '{{month}}, økningen av leien', en: '{{month}}, the increase of the rent' },
  interestRow: {
    nb: 'Forsinkelsesrente, {{rate}} % av {{unpaid}}, {{from}}–{{until}}',
    en: 'Late interest, {{rate}} % of {{unpaid}}, {{from}}–{{until}}',
  },
  feeRow: { nb: 'Purregebyr', en: 'Reminder fee' },
  total: { nb: 'Til sammen', en: 'In total' },
  rentTotal: { nb: 'Leie til sammen', en: 'Rent in total' },

  missing: {
    nb: 'Etter utleierens regnskap er leien ovenfor forfalt og ikke betalt. Det gjenstår {{total}}.',
    en: 'According to the landlord’s accounts the rent above is due and has not been paid. The outstanding amount is {{total}}.',
    law: 'husleieloven § 3-2',
  },
  severalPay: {
    nb: 'Leietakerne hefter solidarisk: Hver av dem svarer for hele beløpet.',
    en: 'The tenants are jointly and severally liable: each of them answers for the whole amount.',
  },
  pay: {
    nb: 'Beløpet skal betales til konto {{account}} senest {{payBy}}.',
    en: 'Please pay the amount to account {{account}} by {{payBy}}.',
  },
  payUsual: {
    nb: 'Beløpet skal betales til kontoen som leien pleier å gå til, senest {{payBy}}.',
    en: 'Please pay the amount to the account that the rent usually goes to by {{payBy}}.',
  },
  kid: { nb: 'KID: {{kid}}', en: 'KID (payment reference): {{kid}}' },
  noCharges: {
    nb: 'Det kreves ikke gebyr eller renter med denne påminnelsen.',
    en: 'No fee or interest is claimed with this reminder.',
  },
  paidMeanwhile: {
    nb: 'Er beløpet betalt i mellomtiden, trenger leietakeren ikke gjøre noe mer.',
    en: 'If the amount has been paid in the meantime, nothing more needs to be done.',
  },

  demand: {
    nb: 'Etter utleierens regnskap er leien ovenfor forfalt og ikke betalt. Kravet er på {{total}} til sammen.',
    en: 'According to the landlord’s accounts the rent above is due and has not been paid. The claim is {{total}} in total.',
    law: 'husleieloven § 3-2',
  },
  interest: {
    nb: 'Det kreves forsinkelsesrente fra forfall til betaling skjer. Renten til og med {{today}} er regnet ut ovenfor.',
    en: 'Late interest is claimed from the due day until payment. The interest up to and including {{today}} is set out above.',
    law: 'forsinkelsesrenteloven §§ 2 og 3',
  },
  interestRuns: {
    nb: 'Det kreves forsinkelsesrente fra forfall til betaling skjer.',
    en: 'Late interest is claimed from the due day until payment.',
    law: 'forsinkelsesrenteloven §§ 2 og 3',
  },
  interestUnknown: {
    nb: 'Rentesatsen for {{days}} er ikke kjent ennå. Renten for disse dagene er ikke med i beløpet ovenfor.',
    en: 'The rate of interest for {{days}} is not known yet. The interest for these days is not included in the amount above.',
    law: 'forsinkelsesrenteloven § 3',
  },
  fee: {
    nb: 'For dette brevet kreves et purregebyr på {{fee}}.',
    en: 'A reminder fee of {{fee}} is claimed for this letter.',
    law: 'inkassoforskriften §§ 1-2 og 1-3',
  },
  feeUnknown: {
    nb: 'Gebyrsatsen for {{year}} er ikke kjent ennå. Det kreves ikke gebyr for dette brevet.',
    en: 'The fee for {{year}} is not known yet. No fee is claimed for this letter.',
    law: 'inkassoforskriften § 1-2',
  },
  feeUsed: {
    nb: 'Det er krevd gebyr for to brev. Det kreves ikke gebyr for dette.',
    en: 'A fee has been claimed for two letters. None is claimed for this one.',
    law: 'inkassoforskriften § 1-3',
  },
  demandNext: {
    nb: 'Blir beløpet ikke betalt innen fristen, kan utleieren kreve det inn rettslig og sende varsel om tvangsfravikelse etter tvangsfullbyrdelsesloven §\u00a04-18.',
    en: 'If the amount is not paid in time, the landlord may take legal steps to collect it and send a warning of eviction under the Enforcement Act §\u00a04-18.',
    law: 'tvangsfullbyrdelsesloven § 4-18',
  },
  disputedRent: {
    nb: 'Er leietakeren uenig i kravet, bør utleieren få skriftlig beskjed innen fristen. Omtvistet leie kan deponeres.',
    en: 'If the tenant disputes the claim, the landlord should be told in writing within the time limit. Disputed rent may be deposited.',
    law: 'husleieloven § 3-8',
  },

  evictionWarning: {
    nb: 'Dette er et varsel etter tvangsfullbyrdelsesloven §\u00a04-18. Blir kravet ikke oppfylt innen {{payBy}}, vil utleieren begjære tvangsfravikelse (utkastelse) fra {{home}}. Er varselet sendt senere enn {{today}}, går fristen ut to uker etter at det ble sendt.',
    en: 'This is a warning under the Enforcement Act §\u00a04-18. If the claim is not met by {{payBy}}, the landlord will demand eviction from {{home}}. If the warning was sent later than {{today}}, the time limit is two weeks after it was sent.',
    law: 'tvangsfullbyrdelsesloven §§ 4-18 og 13-2 tredje ledd bokstav a',
  },
  evictionAvoided: {
    nb: 'Fravikelsen unngås dersom leien blir betalt med renter, utenrettslige kostnader og sakskostnader, og med leie som forfaller fram til betaling skjer, før fravikelsen er gjennomført.',
    en: 'Eviction is avoided if the rent is paid with interest, out-of-court costs and legal costs, and with rent that falls due until payment, before the eviction has been carried out.',
    law: 'tvangsfullbyrdelsesloven §§ 4-18 og 13-2',
  },
  evictionInterest: {
    nb: 'I tillegg til leien ovenfor kommer forsinkelsesrente fra forfall til betaling skjer.',
    en: 'Late interest from the due day until payment comes in addition to the rent above.',
    law: 'forsinkelsesrenteloven §§ 2 og 3',
  },
  evictionHelp: {
    nb: 'Nav i kommunen kan gi råd om økonomi og bolig.',
    en: 'Nav in the municipality can give advice about money and housing.',
  },

  socialRent: {
    nb: 'Utleieren varsler sosialtjenesten i kommunen om at leietakeren ikke har betalt leien som er ført opp ovenfor. Varsel etter tvangsfullbyrdelsesloven §\u00a04-18 ble sendt {{warned}}.',
    en: 'The landlord notifies the municipal social services that the tenant has not paid the rent set out above. A warning under the Enforcement Act §\u00a04-18 was sent on {{warned}}.',
    law: 'husleieloven § 9-11 første ledd',
  },
  socialTerm: {
    nb: 'Utleieren varsler sosialtjenesten i kommunen om at leietiden gikk ut {{termEnd}}, og at leietakeren ikke har flyttet. Varsel etter tvangsfullbyrdelsesloven §\u00a04-18 ble sendt {{moveWarned}}.',
    en: 'The landlord notifies the municipal social services that the term ended on {{termEnd}}, and that the tenant has not moved out. A warning under the Enforcement Act §\u00a04-18 was sent on {{moveWarned}}.',
    law: 'husleieloven § 9-11 første ledd',
  },
  socialNotice: {
    nb: 'Utleieren varsler sosialtjenesten i kommunen om at leieforholdet ble sagt opp med siste dag {{end}}, og at leietakeren ikke har flyttet.',
    en: 'The landlord notifies the municipal social services that notice was given with {{end}} as the last day, and that the tenant has not moved out.',
    law: 'husleieloven § 9-11 første ledd',
  },
  socialGrounds: {
    nb: 'Det er grunnlag for å begjære fravikelse av {{home}}.',
    en: 'There are grounds for demanding eviction from {{home}}.',
    law: 'husleieloven § 9-11 første ledd',
  },
  socialCopy: {
    nb: 'Leietakeren får kopi av varselet senest samtidig med at det blir sendt til kommunen.',
    en: 'The tenant receives a copy of the notice no later than when it is sent to the municipality.',
    law: 'husleieloven § 9-11 annet ledd',
  },
  socialWait: {
    nb: 'En begjæring om tvangsfravikelse bør tidligst settes fram to uker etter at varselet er sendt.',
    en: 'A petition for eviction should be made no earlier than two weeks after the notice was sent.',
    law: 'husleieloven § 9-11 første ledd',
  },
  socialReserve: {
    nb: 'Leietakeren kan i en skriftlig melding til utleieren reservere seg mot at slikt varsel blir sendt.',
    en: 'The tenant may object to such a notice by a written message to the landlord.',
    law: 'husleieloven § 9-11 første ledd',
  },
} as const satisfies Readonly<Record<string, LetterText>>
