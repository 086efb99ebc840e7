import type { LawText } from './model'

/** The new sentences of the ninth edition, on the use of the dwelling, the upkeep and the end of the tenancy. */
export const ninthDutyTexts = {
  use: {
    nb: 'Boligen skal brukes som bolig for leietakeren og leietakerens husstand. Leietakeren skal behandle den med tilbørlig aktsomhet og følge vanlige ordensregler og rimelige påbud som utleieren har gitt for å sikre god husorden.',
    en: 'The dwelling must be used as a home for the tenant and the tenant’s household. The tenant must treat it with due care and follow ordinary house rules and reasonable orders given by the landlord to keep good order.',
    law: '§§ 5-1 og 5-2',
  },
  useRoom: {
    nb: 'Rommet skal brukes som bolig for leietakeren og leietakerens husstand. Leietakeren skal behandle rommet og fellesrommene med tilbørlig aktsomhet og følge vanlige ordensregler og rimelige påbud som utleieren har gitt for å sikre god husorden.',
    en: 'The room must be used as a home for the tenant and the tenant’s household. The tenant must treat the room and the shared rooms with due care and follow ordinary house rules and reasonable orders given by the landlord to keep good order.',
    law: '§§ 5-1 og 5-2',
  },
  cleaningRoom: {
    nb: 'Leietakeren holder rommet rent, og rydder og gjør rent etter seg i fellesrommene.',
    en: 'The tenant must keep the room clean, and must tidy and clean the shared rooms after using them.',
  },
  access: {
    nb: 'Leietakeren kan ikke bygge om eller endre boligen uten utleierens samtykke. Samtykke til tiltak som er nødvendige på grunn av nedsatt funksjonsevne hos leietakeren eller noen i husstanden, kan ikke nektes uten saklig grunn. Leietakeren skal gi utleieren adgang til boligen i nødvendig utstrekning for tilsyn, og i den utstrekning det trengs for vedlikehold, lovlige forandringer og arbeid som må gjøres for å hindre skade. Leietakeren skal få varsel i rimelig tid, og med tre måneders frist til utløpet av en kalendermåned før utleieren begynner på forandringer av boligen eller eiendommen. Fører arbeidet til mer enn ubetydelig ulempe, kan leietakeren kreve avslag i leien etter §\u00a02-11 annet ledd, med mindre årsaken ligger hos leietakeren selv.',
    en: 'The tenant may not rebuild or alter the dwelling without the landlord’s consent. Consent to measures that are necessary because of a disability of the tenant or of a member of the household may not be refused without a valid reason. The tenant must give the landlord access to the dwelling as far as is necessary for inspection, and as far as is needed for maintenance, lawful alterations and work that must be done to prevent damage. The tenant must be given notice in reasonable time, and three months’ notice to the end of a calendar month before the landlord begins to alter the dwelling or the property. If the work causes more than a minor inconvenience, the tenant may claim a reduction of the rent under §\u00a02-11 second paragraph, unless the cause lies with the tenant.',
    law: '§§ 5-4 og 5-6',
  },
  accessEmergency: {
    nb: 'Må noe gjøres straks for å hindre skade, og leietakeren ikke er å få tak i, kan utleieren gå inn i boligen uten varsel. Utleieren sier da fra til leietakeren så snart det lar seg gjøre.',
    en: 'If something must be done at once to prevent damage and the tenant cannot be reached, the landlord may enter the dwelling without notice. The landlord must then tell the tenant as soon as possible.',
    law: '§ 5-6',
  },
  viewing: {
    nb: 'Før leietakeren flytter, skal leietakeren i rimelig utstrekning la leiesøkere få se boligen. Leietakeren skal få varsel i rimelig tid.',
    en: 'Before moving out, the tenant must to a reasonable extent let prospective tenants view the dwelling. The tenant must be given notice in reasonable time.',
    law: '§ 10-1',
  },
  viewingSale: {
    nb: 'Partene har avtalt at leietakeren i rimelig utstrekning, etter avtale om tid, lar interesserte kjøpere få se boligen når den er til salgs.',
    en: 'The parties have agreed that when the dwelling is for sale, the tenant will let prospective buyers view it to a reasonable extent, at times to be agreed.',
  },
  smokingForbiddenRoom: {
    nb: 'Røyking er ikke tillatt, verken i rommet eller i fellesrommene.',
    en: 'Smoking is not allowed in the room or in the shared rooms.',
  },
  insurance: {
    nb: 'Utleierens forsikring dekker ikke leietakerens eiendeler. Leietakeren sørger selv for innboforsikring.',
    en: 'The landlord’s insurance does not cover the tenant’s belongings. The tenant is responsible for contents insurance.',
  },

  household: {
    nb: 'Leietakeren kan ta opp i husstanden ektefelle eller samboer, egne og ektefellens eller samboerens slektninger i rett opp- eller nedstigende linje, og fosterbarn. Andre kan tas opp når utleieren samtykker. Utleieren kan bare nekte når den andres forhold gir saklig grunn til det, eller når boligen klart blir overbefolket.',
    en: 'The tenant may take into the household a spouse or cohabitant, the children, parents and other direct-line relatives of either, and foster children. Others may be taken in when the landlord consents. The landlord may refuse only when that person’s circumstances give a valid reason, or when the dwelling clearly becomes overcrowded.',
    law: '§ 7-1',
  },
  sublet: {
    nb: 'Framleie krever utleierens samtykke. Leietakeren har rett til å framleie en del av boligen så lenge leietakeren selv bor der, og hele boligen i inntil to år ved midlertidig fravær på grunn av arbeid, utdanning, militærtjeneste, sykdom eller andre tungtveiende grunner. Da kan utleieren bare nekte når framleietakerens forhold gir saklig grunn til det, eller når boligen klart blir overbefolket.',
    en: 'Subletting requires the landlord’s consent. The tenant has the right to sublet part of the dwelling while living in it, and all of it for up to two years of temporary absence because of work, education, military service, illness or other weighty reasons. The landlord may then refuse only when the subtenant’s circumstances give a valid reason, or when the dwelling clearly becomes overcrowded.',
    law: '§§ 7-2 til 7-4',
  },
  subletRoom: {
    nb: 'Framleie krever utleierens samtykke. Er leietakeren midlertidig borte i inntil to år på grunn av arbeid, utdanning, militærtjeneste, sykdom eller andre tungtveiende grunner, kan utleieren bare nekte at rommet framleies, når framleietakerens forhold gir saklig grunn til det, eller når rommet klart blir overbefolket.',
    en: 'Subletting requires the landlord’s consent. While the tenant is temporarily away for up to two years because of work, education, military service, illness or other weighty reasons, the landlord may refuse to let the room be sublet only when the subtenant’s circumstances give a valid reason, or when the room clearly becomes overcrowded.',
    law: '§§ 7-2 og 7-4',
  },
  subletOwnHome: {
    nb: 'Framleie krever utleierens samtykke. Lovens rett til å framleie en del av boligen, og hele boligen under midlertidig fravær, gjelder ikke.',
    en: 'Subletting requires the landlord’s consent. The Act’s right to sublet part of the dwelling, or all of it during temporary absence, does not apply.',
    law: '§§ 7-2 og 11-4',
  },

  upkeep: {
    nb: 'Leietakeren vedlikeholder dørlåser, kraner, vannklosetter, elektriske kontakter og brytere, varmtvannsbeholdere og inventar og utstyr i boligen som ikke er en del av den faste eiendommen. Leietakeren sørger for nødvendig funksjonskontroll, rengjøring, batteriskift og testing av røykvarslere og brannslokkingsutstyr.',
    en: 'The tenant must maintain door locks, taps, toilets, electric sockets and switches, hot-water tanks, and fixtures and equipment in the dwelling that are not part of the real property. The tenant is responsible for the necessary checks, cleaning, battery changes and testing of smoke alarms and fire-extinguishing equipment.',
    law: '§ 5-3',
  },
  upkeepRoom: {
    nb: 'I rommet vedlikeholder leietakeren kraner, elektriske kontakter og brytere og inventar og utstyr som ikke er en del av den faste eiendommen. Leietakeren sørger for nødvendig funksjonskontroll, rengjøring, batteriskift og testing av røykvarslere og brannslokkingsutstyr i rommet.',
    en: 'In the room, the tenant must maintain taps, electric sockets and switches, and fixtures and equipment that are not part of the real property. The tenant is responsible for the necessary checks, cleaning, battery changes and testing of smoke alarms and fire-extinguishing equipment in the room.',
    law: '§ 5-3',
  },
  upkeepLandlord: {
    nb: 'Alt annet vedlikehold er utleierens ansvar. Må noe som tilhører utleieren, skiftes ut, er også det utleierens ansvar. Å utbedre skade som skyldes et uhell, er ikke vedlikehold.',
    en: 'All other maintenance is the landlord’s responsibility, and so is replacing things that belong to the landlord. Repairing accidental damage does not count as maintenance.',
    law: '§ 5-3',
  },
  upkeepLandlordRoom: {
    nb: 'Alt annet vedlikehold er utleierens ansvar, også alt i fellesrommene. Må noe som tilhører utleieren, skiftes ut, er også det utleierens ansvar. Å utbedre skade som skyldes et uhell, er ikke vedlikehold.',
    en: 'All other maintenance is the landlord’s responsibility, including all of it in the shared rooms, and so is replacing things that belong to the landlord. Repairing accidental damage does not count as maintenance.',
    law: '§ 5-3',
  },
  damage: {
    nb: 'Leietakeren sier fra til utleieren straks om skade som må utbedres uten opphold, og om annen skade innen rimelig tid.',
    en: 'The tenant must tell the landlord at once of damage that must be repaired without delay, and within reasonable time of other damage.',
    law: '§ 5-5',
  },
  frost: {
    nb: 'Leietakeren holder boligen så varm at vannet i rørene ikke fryser, også når leietakeren er borte, og sier fra straks hvis varmen svikter.',
    en: 'The tenant must keep the dwelling warm enough to stop the water pipes from freezing, also while away, and must tell the landlord at once if the heating fails.',
  },
  frostRoom: {
    nb: 'Så langt leietakeren selv styrer varmen, holder leietakeren rommet så varmt at det ikke blir frostskader. Leietakeren sier fra straks hvis varmen svikter.',
    en: 'As far as the tenant controls the heating, the tenant must keep the room warm enough to prevent frost damage. The tenant must tell the landlord at once if the heating fails.',
  },

  noticeFixed: {
    nb: 'Avtalen kan ikke sies opp i leietiden, se punkt {{term}}, med to unntak: Leietakeren kan si opp når utleieren nekter framleie uten en slik grunn som punkt {{subletting}} nevner, og hvis leietakeren dør, gjelder reglene om oppsigelse i §\u00a09-10. Går leieforholdet over til å være tidsubestemt, kan hver av partene si det opp. {{period}}',
    en: 'The agreement cannot be terminated during the term, see clause {{term}}, with two exceptions: the tenant may terminate when the landlord refuses subletting without one of the reasons named in clause {{subletting}}, and if the tenant dies, the rules on termination in §\u00a09-10 apply. If the tenancy becomes open-ended, each party may terminate it. {{period}}',
    law: '§§ 7-5, 9-2 og 9-6',
  },
  noticeFixedOwnHome: {
    nb: 'Avtalen kan ikke sies opp i leietiden, se punkt {{term}}, med to unntak: Leietakeren kan si opp når utleieren nekter framleie uten en slik grunn som punkt {{subletting}} nevner, og hvis leietakeren dør, gjelder reglene om oppsigelse i §\u00a09-10.',
    en: 'The agreement cannot be terminated during the term, see clause {{term}}, with two exceptions: the tenant may terminate when the landlord refuses subletting without one of the reasons named in clause {{subletting}}, and if the tenant dies, the rules on termination in §\u00a09-10 apply.',
    law: '§§ 7-5 og 11-4',
  },
  landlordGrounds: {
    nb: 'Utleieren kan bare si opp når utleieren selv eller noen i utleierens husstand skal bruke boligen som bolig, når riving eller ombygging gjør at boligen må fraflyttes, når leietakeren har misligholdt avtalen, eller når det er en annen saklig grunn.',
    en: 'The landlord may terminate only when the landlord or somebody in the landlord’s household is going to live in the dwelling, when demolition or rebuilding requires it to be vacated, when the tenant has breached the agreement, or when there is another valid reason.',
    law: '§ 9-5',
  },
  landlordGroundsFixed: {
    nb: 'Er leieforholdet blitt tidsubestemt, kan utleieren bare si opp når utleieren selv eller noen i utleierens husstand skal bruke boligen som bolig, når riving eller ombygging gjør at boligen må fraflyttes, når leietakeren har misligholdt avtalen, eller når det er en annen saklig grunn.',
    en: 'If the tenancy has become open-ended, the landlord may terminate only when the landlord or somebody in the landlord’s household is going to live in the dwelling, when demolition or rebuilding requires it to be vacated, when the tenant has breached the agreement, or when there is another valid reason.',
    law: '§ 9-5',
  },
  landlordForm: {
    nb: 'Oppsigelse fra utleieren skal være skriftlig og begrunnet. Den skal opplyse om at leietakeren kan protestere skriftlig til utleieren innen én måned etter å ha mottatt den, om at leietakeren ellers taper retten til å påberope seg at oppsigelsen er i strid med loven, og om at utleieren da kan begjære tvangsfravikelse etter tvangsfullbyrdelsesloven §\u00a013-2 tredje ledd bokstav\u00a0c. En oppsigelse som ikke fyller disse kravene, er ugyldig.',
    en: 'Notice from the landlord must be in writing and give the reason. It must state that the tenant may protest in writing to the landlord within one month of receiving it, that the tenant otherwise loses the right to claim that the notice is contrary to the Act, and that the landlord may then apply for eviction under the Enforcement Act §\u00a013-2 third paragraph\u00a0(c). Notice that does not meet these requirements is invalid.',
    law: '§ 9-7',
  },
  landlordRoom: {
    nb: 'Utleieren kan si opp uten å oppgi noen grunn. Oppsigelsen skal være skriftlig. Lovens regler om protest mot oppsigelsen gjelder ikke.',
    en: 'The landlord may terminate without giving a reason. The notice must be in writing. The Act’s rules on protest against the notice do not apply.',
    law: '§ 9-5 tredje ledd, § 9-7 fjerde ledd og § 9-8 tredje ledd',
  },
  landlordRoomFixed: {
    nb: 'Er leieforholdet blitt tidsubestemt, kan utleieren si opp uten å oppgi noen grunn. Oppsigelsen skal være skriftlig. Lovens regler om protest mot oppsigelsen gjelder ikke.',
    en: 'If the tenancy has become open-ended, the landlord may terminate without giving a reason. The notice must be in writing. The Act’s rules on protest against the notice do not apply.',
    law: '§ 9-5 tredje ledd, § 9-7 fjerde ledd og § 9-8 tredje ledd',
  },
  landlordOwnHome: {
    nb: 'Utleieren kan si opp uten å oppgi noen grunn. Oppsigelsen skal være skriftlig. Lovens regler om protest mot oppsigelsen gjelder ikke.',
    en: 'The landlord may terminate without giving a reason. The notice must be in writing. The Act’s rules on protest against the notice do not apply.',
    law: '§ 11-4',
  },
  protest: {
    nb: 'Protesterer leietakeren i tide, faller oppsigelsen bort hvis ikke utleieren reiser søksmål innen tre måneder etter at leietakerens frist løp ut. Saken bringes inn for Husleietvistutvalget (htu.no). Er oppsigelsen urimelig når forholdene til begge parter blir vurdert, skal den settes til side. Det gjelder ikke en oppsigelse som bygger på et vesentlig mislighold fra leietakerens side.',
    en: 'If the tenant protests in time, the notice lapses unless the landlord brings an action within three months of the end of the tenant’s time limit. The case is brought before the Rent Disputes Tribunal (Husleietvistutvalget, htu.no). If the notice is unreasonable when the circumstances of both parties are weighed, it must be set aside. This does not apply to a notice based on a material breach by the tenant.',
    law: '§ 9-8',
  },
  noticeSeveral: {
    nb: 'Leietakerne kan si opp sammen, og hver av dem kan si opp for seg. Sier bare noen av dem opp, slutter leieforholdet for dem når oppsigelsestiden er ute, og de svarer ikke for det som forfaller senere. For de andre fortsetter det, og de svarer sammen for hele leien. Oppsigelse fra utleieren skal gis til alle leietakerne.',
    en: 'The tenants may give notice together, and each of them may give notice alone. If only some of them do, the tenancy ends for those when the period of notice is over, and they are not liable for what falls due later. It continues for the others, who are together liable for the whole rent. Notice from the landlord must be given to all the tenants.',
  },
  noticeSeveralFixed: {
    nb: 'Går leieforholdet over til å være tidsubestemt, kan leietakerne si opp sammen, og hver av dem kan si opp for seg. Sier bare noen av dem opp, slutter leieforholdet for dem når oppsigelsestiden er ute, og de svarer ikke for det som forfaller senere. For de andre fortsetter det, og de svarer sammen for hele leien. Oppsigelse fra utleieren skal gis til alle leietakerne.',
    en: 'If the tenancy becomes open-ended, the tenants may give notice together, and each of them may give notice alone. If only some of them do, the tenancy ends for those when the period of notice is over, and they are not liable for what falls due later. It continues for the others, who are together liable for the whole rent. Notice from the landlord must be given to all the tenants.',
  },

  breach: {
    nb: 'Bryter en av partene avtalen, gjelder husleielovens regler, blant annet om retting, avslag i leien, erstatning og leietakerens rett til å heve avtalen.',
    en: 'If a party breaches the agreement, the rules of the Tenancy Act apply, including those on repair, reduction of the rent, damages and the tenant’s right to terminate with immediate effect.',
    law: 'kap. 2 og 5',
  },
  breachEnd: {
    nb: 'Ved vesentlig mislighold fra leietakerens side kan utleieren heve avtalen. §\u00a09-9 sier hva som er vesentlig mislighold, og når utleieren først må ha gitt en skriftlig advarsel. Hevingen skal være skriftlig og begrunnet.',
    en: 'In the event of a material breach by the tenant, the landlord may terminate the agreement with immediate effect. §\u00a09-9 says what counts as a material breach, and when the landlord must have given a written warning first. The termination must be in writing and give the reason.',
    law: '§ 9-9',
  },
  breachEndOwnHome: {
    nb: 'Ved vesentlig mislighold fra leietakerens side kan utleieren heve avtalen.',
    en: 'In the event of a material breach by the tenant, the landlord may terminate the agreement with immediate effect.',
  },
  noSelfHelp: {
    nb: 'Flytter leietakeren ikke når leieforholdet er slutt, kan utleieren bare få boligen tilbake gjennom namsmyndighetene. Utleieren kan ikke stenge leietakeren ute på egen hånd.',
    en: 'If the tenant does not move out when the tenancy has ended, the landlord can regain the dwelling only through the enforcement authorities. The landlord may not lock the tenant out.',
  },

  leaving: {
    nb: 'Når leieforholdet slutter, leverer leietakeren tilbake boligen med nøkler, ryddet og rengjort og i samme stand som ved overtakelsen. Vanlig slit og elde, og mangler som det er utleierens plikt å utbedre, svarer leietakeren ikke for. Partene går gjennom boligen sammen og fyller ut overtakelseslisten også da.',
    en: 'When the tenancy ends, the tenant must return the dwelling with its keys, cleared and clean and in the same condition as at handover. The tenant is not responsible for ordinary wear and tear or for defects that the landlord has a duty to repair. The parties inspect the dwelling together at move-out as well, and complete the handover list.',
    law: 'kap. 10',
  },
  leavingRoom: {
    nb: 'Når leieforholdet slutter, leverer leietakeren tilbake rommet med nøkler, ryddet og rengjort og i samme stand som ved overtakelsen, og tar med seg sine ting fra fellesrommene. Vanlig slit og elde, og mangler som det er utleierens plikt å utbedre, svarer leietakeren ikke for. Partene går gjennom rommet sammen og fyller ut overtakelseslisten også da.',
    en: 'When the tenancy ends, the tenant must return the room with its keys, cleared and clean and in the same condition as at handover, and must remove all belongings from the shared rooms. The tenant is not responsible for ordinary wear and tear or for defects that the landlord has a duty to repair. The parties inspect the room together at move-out as well, and complete the handover list.',
    law: 'kap. 10',
  },
  leavingLate: {
    nb: 'Blir boligen ikke stilt til utleierens disposisjon den dagen leieforholdet slutter, kan utleieren kreve vederlag som svarer til leien, til leietakerens bruk opphører.',
    en: 'If the dwelling is not handed over to the landlord on the day on which the tenancy ends, the landlord may claim payment equal to the rent until the tenant’s use ends.',
    law: '§ 10-3',
  },
  leftThings: {
    nb: 'Ting som leietakeren lar bli igjen, skal utleieren ta hånd om for leietakerens regning. Rent skrot kan kastes med en gang. Utleieren skal så vidt mulig skriftlig be leietakeren hente tingene, og kan holde dem tilbake til kostnadene er dekket eller det er stilt betryggende sikkerhet for dem. Utleieren kan selge tingene for leietakerens regning når oppbevaringen blir urimelig dyr eller til urimelig ulempe, eller når leietakeren venter urimelig lenge med å hente dem eller betale.',
    en: 'The landlord must take care of things that the tenant leaves behind, at the tenant’s expense. Plain rubbish may be thrown away at once. As far as possible, the landlord must ask the tenant in writing to collect the things, and may keep them until the costs are covered or adequate security is given for them. The landlord may sell them for the tenant’s account when storing them becomes unreasonably expensive or inconvenient, or when the tenant waits unreasonably long to collect them or to pay.',
    law: '§ 10-4',
  },

  void: {
    nb: 'Et vilkår som er mindre gunstig for leietakeren enn husleieloven, gjelder ikke, med mindre loven selv lar partene avtale noe annet. For det avtalen ikke nevner, gjelder husleieloven.',
    en: 'A term that is less favourable to the tenant than the Tenancy Act does not apply, unless the Act itself lets the parties agree otherwise. The Tenancy Act applies to what the agreement does not mention.',
    law: '§ 1-2',
  },
  attachmentsBound: {
    nb: 'Vedleggene er en del av avtalen. De følger bak underskriftene:',
    en: 'The attachments are part of the agreement. They are placed after the signatures:',
  },
  evictionWarning: {
    nb: 'Varselet kan tidligst sendes på forfallsdagen, og det skal si at utkastelse vil bli krevd hvis kravet ikke blir oppfylt. Gjelder det leie, skal det også si at utkastelse unngås når leien blir betalt med renter og kostnader, og med leie som er forfalt i mellomtiden, før utkastelsen blir gjennomført. Krav på betaling for strøm, brensel, vann og avløp regnes her som leie.',
    en: 'The warning can be sent on the due date at the earliest, and it must state that eviction will be demanded if the claim is not met. If it concerns rent, it must also state that eviction is avoided when the rent is paid with interest and costs, and with rent that has fallen due in the meantime, before the eviction is carried out. Claims for electricity, fuel, water and sewage count as rent here.',
  },
  evictionElectronic: {
    nb: 'Leietakeren godtar dette punktet særskilt: Det står i en egen ramme rett over underskriftene, og den elektroniske signaturen gjelder også det.',
    en: 'The tenant accepts this clause specifically: it has a frame of its own just above the signatures, and the electronic signature covers it too.',
  },
  evictionElectronicSeveral: {
    nb: 'Hver av leietakerne godtar dette punktet særskilt: Det står i en egen ramme rett over underskriftene, og hver elektronisk signatur gjelder også det.',
    en: 'Each of the tenants accepts this clause specifically: it has a frame of its own just above the signatures, and each electronic signature covers it too.',
  },
  signedElectronic: {
    nb: 'Partene har lest avtalen og signerer den elektronisk med BankID. Hvem som har signert, og når, står i signaturene i den signerte filen.',
    en: 'The parties have read the agreement and sign it electronically with BankID. The signatures in the signed file show who has signed, and when.',
  },
} satisfies Record<string, LawText>
