import type { LetterText } from './model-facts'

/** The sentences of the letters about the end of a lease. docs/letter-clauses.md names the legal basis of each. */
export const endingTexts = {
  termination: { nb: 'Oppsigelse av leiekontrakten', en: 'Notice of termination' },
  tenant_termination: { nb: 'Bekreftelse på oppsigelse', en: 'Acknowledgement of notice' },
  move_request: { nb: 'Oppfordring til å flytte', en: 'Request to move out' },
  breach_warning: { nb: 'Advarsel om brudd på leiekontrakten', en: 'Warning of breach of the lease' },
  deposit_claim: { nb: 'Krav mot depositumet', en: 'Claim against the deposit' },

  terminated: {
    nb: 'Utleieren sier opp leiekontrakten om {{home}}. Leieforholdet opphører {{lastDay}}.',
    en: 'The landlord gives notice terminating the lease of {{home}}. The tenancy ends on {{lastDay}}.',
  },
  period: {
    nb: 'Oppsigelsestiden er {{months}}, regnet til utløpet av en kalendermåned.',
    en: 'The period of notice is {{months}}, to the end of a calendar month.',
    law: 'husleieloven § 9-6',
  },
  periodRoom: {
    nb: 'Oppsigelsestiden er {{months}}, regnet i hele kalendermåneder.',
    en: 'The period of notice is {{months}}, counted in whole calendar months.',
    law: 'husleieloven § 9-6',
  },
  periodNone: {
    nb: 'Partene har avtalt at det ikke er noen oppsigelsestid.',
    en: 'The parties have agreed that there is no period of notice.',
    law: 'husleieloven § 9-6 fjerde ledd',
  },
  periodEnds: {
    nb: 'Den dagen går den avtalte leietiden ut. Da opphører leieforholdet selv om oppsigelsestiden på {{months}} ikke er ute.',
    en: 'The agreed term ends on that day, and the tenancy with it, even though the period of notice of {{months}} is not over.',
    law: 'husleieloven § 9-2 første ledd',
  },
  periodEndsOwnHome: {
    nb: 'Den dagen går den avtalte leietiden ut. Da opphører leieforholdet selv om oppsigelsestiden på {{months}} ikke er ute.',
    en: 'The agreed term ends on that day, and the tenancy with it, even though the period of notice of {{months}} is not over.',
    law: 'husleieloven § 11-4',
  },
  ground_own_use: {
    nb: 'Grunnlaget er at husrommet skal brukes som bolig av utleieren selv eller noen som hører til husstanden.',
    en: 'The ground is that the dwelling is to be used as a home by the landlord or a member of the landlord’s household.',
    law: 'husleieloven § 9-5 annet ledd bokstav a',
  },
  ground_rebuilding: {
    nb: 'Grunnlaget er at riving eller ombygging av eiendommen gjør at husrommet må fravikes.',
    en: 'The ground is that demolition or rebuilding of the property makes it necessary to vacate the dwelling.',
    law: 'husleieloven § 9-5 annet ledd bokstav b',
  },
  ground_breach: {
    nb: 'Grunnlaget er at leietakeren har misligholdt leiekontrakten.',
    en: 'The ground is that the tenant is in breach of the lease.',
    law: 'husleieloven § 9-5 annet ledd bokstav c',
  },
  ground_other: {
    nb: 'Grunnlaget er en annen saklig grunn.',
    en: 'The ground is another valid reason.',
    law: 'husleieloven § 9-5 annet ledd bokstav d',
  },
  reasonFollows: {
    nb: 'Begrunnelsen for oppsigelsen er:',
    en: 'The reason for the notice is:',
    law: 'husleieloven § 9-7 annet ledd',
  },
  reasonToo: { nb: 'Utleieren opplyser:', en: 'The landlord adds:' },
  mayProtest: {
    nb: 'Leietakeren kan protestere skriftlig til utleieren innen én måned etter at oppsigelsen er mottatt.',
    en: 'The tenant may protest in writing to the landlord within one month after the notice was received.',
    law: 'husleieloven §§ 9-7 annet ledd og 9-8 første ledd',
  },
  protestLost: {
    nb: 'Protesterer leietakeren ikke innen fristen, taper leietakeren retten til å påberope seg at oppsigelsen er i strid med loven, jf. husleieloven §\u00a09-8 første ledd annet punktum.',
    en: 'If the tenant does not protest in time, the tenant loses the right to claim that the notice is contrary to the Act, cf. the Tenancy Act §\u00a09-8 first paragraph second sentence.',
    law: 'husleieloven § 9-7 annet ledd',
  },
  protestEviction: {
    nb: 'Utleieren kan i så fall begjære tvangsfravikelse etter tvangsfullbyrdelsesloven §\u00a013-2 tredje ledd bokstav\u00a0c.',
    en: 'In that case the landlord may demand eviction under the Enforcement Act §\u00a013-2 third paragraph\u00a0(c).',
    law: 'husleieloven § 9-7 annet ledd',
  },
  subtenantCopy: {
    nb: 'En framleier som utleieren har godkjent, får gjenpart av oppsigelsen samtidig, og kan protestere mot den innen én måned etter at leietakeren har mottatt den.',
    en: 'A subtenant whom the landlord has approved receives a copy of the notice at the same time, and may protest against it within one month after the tenant received it.',
    law: 'husleieloven § 7-7 annet ledd',
  },
  subtenantCopyFree: {
    nb: 'En framleier som utleieren har godkjent, får gjenpart av oppsigelsen samtidig.',
    en: 'A subtenant whom the landlord has approved receives a copy of the notice at the same time.',
    law: 'husleieloven § 7-7 annet ledd',
  },
  terminationRoom: {
    nb: 'Leieforholdet gjelder et enkelt beboelsesrom der leietakeren har adgang til en annens bolig. Oppsigelsen trenger ingen grunn, og lovens regler om protest gjelder ikke.',
    en: 'The tenancy is of a single room with access to another person’s home. The notice needs no reason, and the Act’s rules on protest do not apply.',
    law: 'husleieloven §§ 9-5 tredje ledd, 9-7 fjerde ledd og 9-8 tredje ledd',
  },
  terminationOwnHome: {
    nb: 'Leieforholdet gjelder utleierens egen bolig, som er leid ut ved midlertidig fravær. Oppsigelsen trenger ingen grunn, og loven gir ingen rett til å protestere mot den.',
    en: 'The tenancy is of the landlord’s own home, let during a temporary absence. The notice needs no reason, and the Act gives no right to protest against it.',
    law: 'husleieloven § 11-4 tredje ledd',
  },
  returned: {
    nb: 'Den dagen leieforholdet opphører, skal {{home}} være ryddet og rengjort og stå til utleierens disposisjon, med alle nøkler levert.',
    en: 'On the day the tenancy ends, {{home}} is to be cleared, clean and at the landlord’s disposal, with all keys returned.',
    law: 'husleieloven § 10-2',
  },
  returnedNow: {
    nb: 'Ved flyttingen skal {{home}} være ryddet og rengjort, og alle nøkler skal leveres.',
    en: 'When the tenant moves out, {{home}} is to be cleared and clean, and all keys are to be returned.',
    law: 'husleieloven § 10-2',
  },
  rentUntil: {
    nb: 'Det skal betales leie til og med {{lastDay}}.',
    en: 'Rent is to be paid up to and including {{lastDay}}.',
  },
  tribunal: {
    nb: 'Blir partene ikke enige, kan hver av dem bringe saken inn for Husleietvistutvalget, htu.no.',
    en: 'If the parties do not agree, either of them may bring the matter before the Rent Disputes Tribunal (Husleietvistutvalget), htu.no.',
    law: 'husleieloven § 12-5',
  },

  noticeReceived: {
    nb: 'Utleieren mottok {{received}} leietakerens oppsigelse av leiekontrakten om {{home}}.',
    en: 'On {{received}} the landlord received the tenant’s notice terminating the lease of {{home}}.',
  },
  noticeReceivedFrom: {
    nb: 'Utleieren mottok {{received}} oppsigelse fra {{leaving}} av leiekontrakten om {{home}}.',
    en: 'On {{received}} the landlord received notice from {{leaving}} terminating the lease of {{home}}.',
  },
  noticeReceivedDeath: {
    nb: 'Utleieren mottok {{received}} oppsigelse av leiekontrakten om {{home}} etter at leietakeren døde.',
    en: 'On {{received}} the landlord received notice terminating the lease of {{home}} after the tenant’s death.',
    law: 'husleieloven § 9-10',
  },
  noticeEndsFor: {
    nb: 'For {{leaving}} opphører leieforholdet {{lastDay}}. For {{staying}} fortsetter det, med ansvar for hele leien som forfaller senere.',
    en: 'For {{leaving}} the tenancy ends on {{lastDay}}. For {{staying}} it continues, with liability for the whole rent that falls due later.',
    law: 'husleieloven § 9-6',
  },
  endsBySublet: {
    nb: 'Leietakeren sier opp fordi framleie for resten av leietiden ble nektet.',
    en: 'The tenant gives notice because subletting for the rest of the term was refused.',
    law: 'husleieloven § 7-5',
  },
  endsAgreed: {
    nb: 'Partene er enige om at leieforholdet slutter den dagen.',
    en: 'The parties have agreed that the tenancy ends on that day.',
  },
  depositMoves: {
    nb: 'Depositumet er stilt av {{depositor}} alene, og skal gjøres opp eller erstattes av et nytt før den dagen.',
    en: 'The deposit is provided by {{depositor}} alone, and must be settled, or replaced by a new one, before that day.',
  },
  newAddressOf: {
    nb: 'Ny adresse for {{leaving}} er {{address}}.',
    en: 'The new address of {{leaving}} is {{address}}.',
  },
  noticeEnds: {
    nb: 'Leieforholdet opphører {{lastDay}}. Det skal betales leie til og med den dagen.',
    en: 'The tenancy ends on {{lastDay}}. Rent is to be paid up to and including that day.',
    law: 'husleieloven § 9-6',
  },
  noticeAgreed: {
    nb: 'Partene er enige om denne siste dagen.',
    en: 'The parties have agreed on this last day.',
    law: 'husleieloven § 9-6 fjerde ledd',
  },
  viewing: {
    nb: 'Fram til flyttingen skal leietakeren i rimelig utstrekning gi leiesøkende adgang til å se {{home}}.',
    en: 'Until moving out, the tenant must to a reasonable extent let prospective tenants view {{home}}.',
    law: 'husleieloven § 10-1',
  },
  depositAfter: {
    nb: 'Depositumet gjøres opp når leieforholdet er slutt. Utleieren får bare dekket krav av depositumet når {{depositor}} samtykker skriftlig, eller etter en rettskraftig avgjørelse. Unntaket er skyldig leie som banken etter loven kan betale ut. Rentene tilhører {{depositor}}.',
    en: 'The deposit is settled when the tenancy has ended. The landlord’s claims can be paid from it only if {{depositor}} consents in writing, or after a final decision. The exception is rent owed that the bank may pay out under the Act. The interest belongs to {{depositor}}.',
    law: 'husleieloven § 3-5',
  },
  newAddress: { nb: 'Leietakerens nye adresse er {{address}}.', en: 'The tenant’s new address is {{address}}.' },
  newAddressAsked: {
    nb: 'Leietakeren bes gi utleieren sin nye adresse.',
    en: 'The tenant is asked to give the landlord the new address.',
  },

  moveOut: {
    nb: 'Leiekontrakten er tidsbestemt, og leietiden gikk ut {{end}}. Utleieren oppfordrer leietakeren til å flytte og levere {{home}} tilbake senest {{payBy}}.',
    en: 'The lease is for a fixed term, which ended on {{end}}. The landlord asks the tenant to move out and hand back {{home}} by {{payBy}}.',
    law: 'husleieloven § 9-2',
  },
  moveOutOwnHome: {
    nb: 'Leiekontrakten er tidsbestemt, og leietiden gikk ut {{end}}. Utleieren oppfordrer leietakeren til å flytte og levere {{home}} tilbake senest {{payBy}}.',
    en: 'The lease is for a fixed term, which ended on {{end}}. The landlord asks the tenant to move out and hand back {{home}} by {{payBy}}.',
    law: 'husleieloven § 11-4',
  },
  notOpenEnded: {
    nb: 'Fordi utleieren oppfordrer til flytting innen tre måneder, går leiekontrakten ikke over til å være tidsubestemt.',
    en: 'Because the landlord asks the tenant to move out within three months, the lease does not become open-ended.',
    law: 'husleieloven § 9-2 tredje ledd',
  },
  useAfterEnd: {
    nb: 'Utleieren kan kreve vederlag som svarer til avtalt leie inntil leietakerens bruk opphører.',
    en: 'The landlord may claim a sum equal to the agreed rent until the tenant’s use ends.',
    law: 'husleieloven § 10-3 første ledd',
  },
  moveEviction: {
    nb: 'Har leietakeren ikke flyttet fra {{home}} innen fristen, vil utleieren begjære tvangsfravikelse (utkastelse). Dette er samtidig et varsel etter tvangsfullbyrdelsesloven §\u00a04-18. Er varselet sendt senere enn {{today}}, går fristen tidligst ut to uker etter at det ble sendt.',
    en: 'If the tenant has not moved out of {{home}} in time, the landlord will demand eviction. This is at the same time a warning under the Enforcement Act §\u00a04-18. If the warning was sent later than {{today}}, the time limit is no earlier than two weeks after it was sent.',
    law: 'tvangsfullbyrdelsesloven §§ 4-18 og 13-2 tredje ledd bokstav b',
  },

  breachWarning: {
    nb: 'Dette er en skriftlig advarsel om brudd på leiekontrakten. Det gjelder:',
    en: 'This is a written warning of a breach of the lease. It concerns:',
    law: 'husleieloven § 9-9 første ledd',
  },
  breachWarningOwnHome: {
    nb: 'Dette er en skriftlig advarsel om brudd på leiekontrakten. Det gjelder:',
    en: 'This is a written warning of a breach of the lease. It concerns:',
  },
  breachStop: {
    nb: 'Forholdet skal være rettet eller brakt til opphør senest {{payBy}}.',
    en: 'It is to be put right or brought to an end by {{payBy}}.',
  },
  breachEnds: {
    nb: 'Fortsetter forholdet til tross for denne advarselen, kan utleieren heve leiekontrakten når misligholdet er vesentlig. Utleieren kan da pålegge leietakeren å flytte straks.',
    en: 'If it continues despite this warning, the landlord may cancel the lease when the breach is material. The landlord may then require the tenant to move out at once.',
    law: 'husleieloven § 9-9',
  },
  breachEndsOwnHome: {
    nb: 'Fortsetter forholdet til tross for denne advarselen, kan utleieren heve leiekontrakten når misligholdet er vesentlig.',
    en: 'If it continues despite this warning, the landlord may cancel the lease when the breach is material.',
  },

  claims: { nb: 'Utleierens krav', en: 'The landlord’s claims' },
  claimsOnDeposit: {
    nb: 'Utleieren krever {{total}} dekket av depositumet på {{deposit}}. Kravene står ovenfor. Leietakeren kan få se dokumentasjonen hos utleieren.',
    en: 'The landlord claims {{total}} from the deposit of {{deposit}}. The claims are set out above. The tenant may see the documents on request.',
    law: 'husleieloven §§ 3-5 og 10-3',
  },
  claimAboveDeposit: {
    nb: 'Kravet er {{above}} høyere enn depositumet. Den delen kreves av leietakeren direkte.',
    en: 'The claim is {{above}} more than the deposit. That part is claimed from the tenant directly.',
  },
  claimConsent: {
    nb: 'Beløpet kan betales ut til utleieren når {{depositor}} samtykker skriftlig, eller etter en rettskraftig avgjørelse. {{Depositor}} bestemmer selv om hele kravet, en del av det eller ingenting skal godtas.',
    en: 'The amount can be paid to the landlord if {{depositor}} consents in writing, or after a final decision. {{Depositor}} decides whether to accept all of the claim, a part of it or nothing.',
    law: 'husleieloven § 3-5 sjette ledd',
  },
  claimFiveWeeks: {
    nb: 'Samtykker {{depositor}} ikke, kan {{depositor}} kreve depositumet utbetalt av banken. Banken varsler da utleieren, som har fem uker fra varselet ble sendt til å vise at saken er brakt inn for Husleietvistutvalget eller domstolen, eller til å kreve skyldig leie der loven tillater det.',
    en: 'If {{depositor}} does not consent, {{depositor}} may claim the deposit from the bank. The bank then notifies the landlord, who has five weeks from the day the notice was sent to show that the matter is before the Rent Disputes Tribunal or a court, or to claim rent owed where the Act allows it.',
    law: 'husleieloven § 3-5 fjerde til sjette ledd',
  },
  claimInterest: {
    nb: 'Rentene på kontoen tilhører {{depositor}}.',
    en: 'The interest on the account belongs to {{depositor}}.',
    law: 'husleieloven § 3-5 tredje ledd',
  },
  consentSlip: {
    nb: 'Samtykke: Jeg samtykker i at kr ______________ av depositumet betales ut til utleieren{{toAccount}}. Det gjelder {{claimed}}.',
    en: 'Consent: I consent to kr ______________ of the deposit being paid to the landlord{{toAccount}}. It concerns {{claimed}}.',
    law: 'husleieloven § 3-5 sjette ledd',
  },
} as const satisfies Readonly<Record<string, LetterText>>
