import { words } from '../../base/kit/words'

/** The facts, line by line in e-mails, at the end in text messages. */
const facts = {
  factHome: { en: 'The home: {{address}}', nb: 'Boligen: {{address}}' },
  factBank: { en: 'The bank: {{bank}}', nb: 'Banken: {{bank}}' },
  factLandlord: { en: 'The landlord: {{contact}}', nb: 'Utleieren: {{contact}}' },
  factClaim: {
    en: '{{kind}}: {{text}}, {{sum}}',
    nb: '{{kind}}: {{text}}, {{sum}}',
  },
  factTenant: { en: 'The tenant: {{tenant}}', nb: 'Leietakeren: {{tenant}}' },
  anyBank: { en: 'the deposit bank of Signicat', nb: 'depositumsbanken til Signicat' },
  smsEnd: { en: 'Bank: {{bank}}. Landlord: {{contact}}. Husbok', nb: 'Bank: {{bank}}. Utleier: {{contact}}. Husbok' },
}

const tenant = {
  tenantOpenedSubject: {
    en: 'Your deposit account for {{address}} is open',
    nb: 'Depositumskontoen din for {{address}} er åpnet',
  },
  tenantOpenedText: {
    en: '{{Bank}} has opened a blocked deposit account in your name. Pay {{sum}} to account {{number}} by {{due}}.',
    nb: '{{Bank}} har åpnet en sperret depositumskonto i ditt navn. Betal {{sum}} til konto {{number}} innen {{due}}.',
  },
  tenantOpenedNote: {
    en: 'The money stays yours and earns interest for you. Neither you nor the landlord can withdraw it alone while the tenancy lasts.',
    nb: 'Pengene er fortsatt dine, og du får rentene. Verken du eller utleieren kan ta dem ut alene så lenge leieforholdet varer.',
  },
  tenantOpenedSms: {
    en: 'Deposit for {{address}}: pay {{sum}} to {{number}} by {{due}}. The account is blocked and in your name.',
    nb: 'Depositum for {{address}}: Betal {{sum}} til {{number}} innen {{due}}. Kontoen er sperret og står i ditt navn.',
  },

  tenantPartSubject: {
    en: 'A part of the deposit for {{address}} has arrived',
    nb: 'En del av depositumet for {{address}} er kommet inn',
  },
  tenantPartText: {
    en: 'Your deposit account holds {{funds}} of {{sum}}; {{rest}} is missing. Pay the rest to account {{number}} by {{due}}.',
    nb: 'På depositumskontoen din står {{funds}} av {{sum}}. Det mangler {{rest}}; betal resten til konto {{number}} innen {{due}}.',
  },
  tenantPartNote: {
    en: 'It can take up to a day before a payment is shown here.',
    nb: 'Det kan ta inntil et døgn før en betaling vises her.',
  },
  tenantPartSms: {
    en: 'Deposit for {{address}}: {{funds}} of {{sum}} received, {{rest}} missing. Due {{due}}.',
    nb: 'Depositum for {{address}}: {{funds}} av {{sum}} mottatt, {{rest}} mangler. Frist {{due}}.',
  },

  tenantFullSubject: {
    en: 'The deposit for {{address}} has been paid in full',
    nb: 'Depositumet for {{address}} er betalt i sin helhet',
  },
  tenantFullText: {
    en: 'All of the deposit, {{sum}}, is in your blocked account.',
    nb: 'Hele depositumet, {{sum}}, står på den sperrede kontoen din.',
  },
  tenantFullNote: {
    en: 'When the tenancy is over, the landlord can have it released to you, or you both agree to a split. If you claim it at the bank, the bank writes to the landlord and pays you five weeks after it sent that letter, unless the landlord has by then shown the bank that the matter is before the Rent Disputes Tribunal or a court. The landlord gets nothing of it without your written consent or a final decision (Tenancy Act § 3-5).',
    nb: 'Når leieforholdet er slutt, kan utleieren frigi det til deg, eller dere blir enige om en deling. Krever du det utbetalt i banken, varsler banken utleieren og betaler deg fem uker etter at varselet ble sendt, med mindre utleieren innen da har vist banken at saken er brakt inn for Husleietvistutvalget eller domstolen. Utleieren får ikke noe av det uten skriftlig samtykke fra deg eller en rettskraftig avgjørelse (husleieloven § 3-5).',
  },
  tenantFullNoteRent: {
    en: 'When the tenancy is over, the landlord can have it released to you, or you both agree to a split. If you claim it at the bank, the bank writes to the landlord and pays you five weeks after it sent that letter, unless the landlord has by then shown the bank that the matter is before the Rent Disputes Tribunal or a court, or documented rent that you owe to the account in the same bank that the lease names. The landlord gets nothing of it without your written consent or a final decision, except such rent, by the rules of the Tenancy Act § 3-5.',
    nb: 'Når leieforholdet er slutt, kan utleieren frigi det til deg, eller dere blir enige om en deling. Krever du det utbetalt i banken, varsler banken utleieren og betaler deg fem uker etter at varselet ble sendt, med mindre utleieren innen da har vist banken at saken er brakt inn for Husleietvistutvalget eller domstolen, eller dokumentert leie du skylder til kontoen i samme bank som leiekontrakten nevner. Utleieren får ikke noe av det uten skriftlig samtykke fra deg eller en rettskraftig avgjørelse, bortsett fra slik leie, etter reglene i husleieloven § 3-5.',
  },
  tenantFullSms: {
    en: 'Deposit for {{address}}: all of it, {{sum}}, has been received.',
    nb: 'Depositum for {{address}}: Hele beløpet, {{sum}}, er mottatt.',
  },

  tenantOverSubject: {
    en: 'Too much has been paid in as deposit for {{address}}',
    nb: 'Det er betalt inn for mye i depositum for {{address}}',
  },
  tenantOverText: {
    en: 'Your blocked account holds {{funds}}. The deposit is {{sum}}, so {{surplus}} too much has been paid in. It is your money; if you want it back now, ask the bank. Otherwise it stays in the account until the deposit is released.',
    nb: 'På den sperrede kontoen din står {{funds}}. Depositumet er {{sum}}, så det er betalt inn {{surplus}} for mye. Det er dine penger; vil du ha dem tilbake nå, tar du kontakt med banken. Ellers blir de stående på kontoen til depositumet frigis.',
  },
  tenantOverSms: {
    en: 'Deposit for {{address}}: {{funds}} of {{sum}} received, {{surplus}} too much.',
    nb: 'Depositum for {{address}}: {{funds}} av {{sum}} mottatt, {{surplus}} for mye.',
  },

  tenantSplitSubject: {
    en: 'Your landlord asks for a part of the deposit for {{address}}',
    nb: 'Utleieren ber om en del av depositumet for {{address}}',
  },
  tenantSplitText: {
    en: 'The landlord, {{landlord}}, suggests that of the deposit {{toTenant}} go to you and {{toLandlord}} to the landlord. {{Bank}} sends you a document about it. Nothing is paid out before you have signed it.',
    nb: 'Utleieren, {{landlord}}, foreslår at {{toTenant}} av depositumet går til deg og {{toLandlord}} til utleieren. {{Bank}} sender deg et dokument om dette. Ingenting blir utbetalt før du har signert det.',
  },
  tenantSplitNote: {
    en: 'The interest is yours and comes on top. Only you can consent. This replaces any earlier suggestion. You do not have to agree: if you do not sign, the money stays in the account. Answer this e-mail to suggest other amounts to the landlord. When the tenancy is over, you can also claim all of the deposit at the bank: it writes to the landlord and pays you five weeks after it sent that letter, unless the landlord has by then shown the bank that the matter is before the Rent Disputes Tribunal (htu.no) or a court (Tenancy Act § 3-5). Husbok knows no deadline for your answer; if the bank’s document names one, that one holds.',
    nb: 'Rentene er dine og kommer i tillegg. Bare du kan samtykke. Dette erstatter et eventuelt tidligere forslag. Du trenger ikke å si ja: Signerer du ikke, blir pengene stående på kontoen. Svar på denne e-posten hvis du vil foreslå andre beløp for utleieren. Når leieforholdet er slutt, kan du også kreve hele depositumet utbetalt i banken: Banken varsler utleieren og betaler deg fem uker etter at varselet ble sendt, med mindre utleieren innen da har vist banken at saken er brakt inn for Husleietvistutvalget (htu.no) eller domstolen (husleieloven § 3-5). Husbok kjenner ingen frist for svaret ditt; står det en frist i dokumentet fra banken, gjelder den.',
  },
  tenantSplitNoteRent: {
    en: 'The interest is yours and comes on top. Only you can consent. This replaces any earlier suggestion. You do not have to agree: if you do not sign, the money stays in the account. Answer this e-mail to suggest other amounts to the landlord. When the tenancy is over, you can also claim all of the deposit at the bank: it writes to the landlord and pays you five weeks after it sent that letter, unless the landlord has by then shown the bank that the matter is before the Rent Disputes Tribunal (htu.no) or a court, or documented rent that you owe to the account in the same bank that the lease names (Tenancy Act § 3-5). Husbok knows no deadline for your answer; if the bank’s document names one, that one holds.',
    nb: 'Rentene er dine og kommer i tillegg. Bare du kan samtykke. Dette erstatter et eventuelt tidligere forslag. Du trenger ikke å si ja: Signerer du ikke, blir pengene stående på kontoen. Svar på denne e-posten hvis du vil foreslå andre beløp for utleieren. Når leieforholdet er slutt, kan du også kreve hele depositumet utbetalt i banken: Banken varsler utleieren og betaler deg fem uker etter at varselet ble sendt, med mindre utleieren innen da har vist banken at saken er brakt inn for Husleietvistutvalget (htu.no) eller domstolen, eller dokumentert leie du skylder til kontoen i samme bank som leiekontrakten nevner (husleieloven § 3-5). Husbok kjenner ingen frist for svaret ditt; står det en frist i dokumentet fra banken, gjelder den.',
  },
  tenantSplitSms: {
    en: 'Deposit for {{address}}: the landlord suggests {{toTenant}} to you and {{toLandlord}} to the landlord. Sign at the bank only if you agree.',
    nb: 'Depositum for {{address}}: Utleier foreslår {{toTenant}} til deg og {{toLandlord}} til utleier. Signer hos banken bare hvis du er enig.',
  },

  tenantReleasedSubject: {
    en: 'The deposit for {{address}} has been released',
    nb: 'Depositumet for {{address}} er frigitt',
  },
  tenantReleasedText: {
    en: '{{Bank}} has released the deposit and pays {{toTenant}} to you.',
    nb: '{{Bank}} har frigitt depositumet og betaler {{toTenant}} til deg.',
  },
  tenantSharedText: {
    en: 'You have agreed to the split, and {{bank}} has released the deposit: {{toTenant}} goes to you, {{toLandlord}} to the landlord.',
    nb: 'Du har godtatt delingen, og {{bank}} har frigitt depositumet: {{toTenant}} går til deg og {{toLandlord}} til utleieren.',
  },
  tenantDecidedText: {
    en: '{{Bank}} has released the deposit. It tells you what goes to whom.',
    nb: '{{Bank}} har frigitt depositumet. Banken forteller deg hva som går til hvem.',
  },
  tenantReleasedNote: {
    en: 'The account is closed. You find the payment in your bank.',
    nb: 'Kontoen er avsluttet. Du finner betalingen i banken din.',
  },
  tenantReleasedSms: {
    en: 'The deposit for {{address}} has been released by the bank.',
    nb: 'Depositumet for {{address}} er frigitt av banken.',
  },

  tenantClosedSubject: {
    en: 'The deposit account for {{address}} is closed',
    nb: 'Depositumskontoen for {{address}} er avsluttet',
  },
  tenantClosedText: {
    en: '{{Bank}} has closed the deposit account. What you have paid in, {{funds}}, goes back to you. Do not pay anything more to it.',
    nb: '{{Bank}} har avsluttet depositumskontoen. Det du har betalt inn, {{funds}}, går tilbake til deg. Ikke betal mer til den.',
  },
  tenantClosedEmptyText: {
    en: '{{Bank}} has closed the deposit account. Nothing was paid in. Do not pay anything to it.',
    nb: '{{Bank}} har avsluttet depositumskontoen. Ingenting var betalt inn. Ikke betal noe til den.',
  },
  tenantClosedNote: {
    en: 'If you have questions, ask your landlord, {{landlord}}.',
    nb: 'Har du spørsmål, ta kontakt med utleieren, {{landlord}}.',
  },
  tenantClosedSms: {
    en: 'The deposit account for {{address}} is closed. What you have paid in, {{funds}}, goes back to you; pay nothing more to it.',
    nb: 'Depositumskontoen for {{address}} er avsluttet. Det du har betalt inn, {{funds}}, går tilbake til deg; ikke betal mer til den.',
  },
  tenantClosedEmptySms: {
    en: 'The deposit account for {{address}} is closed. Nothing was paid in; pay nothing to it.',
    nb: 'Depositumskontoen for {{address}} er avsluttet. Ingenting var betalt inn; ikke betal noe til den.',
  },
}

const landlord = {
  landlordOpenedSubject: {
    en: 'The deposit account for {{address}} is open',
    nb: 'Depositumskontoen for {{address}} er åpnet',
  },
  landlordOpenedText: {
    en: '{{Bank}} has opened the deposit account in the name of {{tenant}}, who has been asked to pay {{sum}} by {{due}}.',
    nb: '{{Bank}} har åpnet depositumskontoen i navnet til {{tenant}}, som er bedt om å betale {{sum}} innen {{due}}.',
  },
  landlordOpenedNote: {
    en: 'We will tell you when the money has arrived.',
    nb: 'Vi sier fra når pengene er på plass.',
  },

  landlordPartSubject: {
    en: 'A part of the deposit for {{address}} has been paid in',
    nb: 'En del av depositumet for {{address}} er betalt inn',
  },
  landlordPartText: {
    en: '{{tenant}} has paid in {{funds}} of {{sum}}; {{rest}} is missing.',
    nb: '{{tenant}} har betalt inn {{funds}} av {{sum}}; {{rest}} mangler.',
  },
  landlordPartNote: {
    en: 'The rest is due by {{due}}. You do not need to do anything.',
    nb: 'Resten skal betales innen {{due}}. Du trenger ikke gjøre noe.',
  },

  landlordFullSubject: {
    en: 'The deposit for {{address}} is paid in full',
    nb: 'Depositumet for {{address}} er betalt i sin helhet',
  },
  landlordFullText: {
    en: '{{tenant}} has paid in all of the deposit, {{sum}}.',
    nb: '{{tenant}} har betalt inn hele depositumet, {{sum}}.',
  },
  landlordFullNote: {
    en: 'When the tenancy ends, you release it on the contract’s page.',
    nb: 'Når leieforholdet er slutt, frigir du det på siden til kontrakten.',
  },
  landlordFullSms: {
    en: 'The deposit for {{address}}, {{sum}}, is paid in full.',
    nb: 'Depositumet for {{address}}, {{sum}}, er betalt i sin helhet.',
  },

  landlordOverSubject: {
    en: 'Too much has been paid in as deposit for {{address}}',
    nb: 'Det er betalt inn for mye i depositum for {{address}}',
  },
  landlordOverText: {
    en: '{{tenant}} has paid in {{funds}}. The deposit is {{sum}}, so {{surplus}} too much has been paid in. It is the tenant’s money. When you release the deposit, all that is on the account is released.',
    nb: '{{tenant}} har betalt inn {{funds}}. Depositumet er {{sum}}, så det er betalt inn {{surplus}} for mye. Det er leietakerens penger. Når du frigir depositumet, frigis alt som står på kontoen.',
  },
  landlordOverSms: {
    en: 'The deposit for {{address}} is paid in full: {{funds}}, which is {{surplus}} too much.',
    nb: 'Depositumet for {{address}} er betalt i sin helhet: {{funds}}, som er {{surplus}} for mye.',
  },

  landlordReleasedSubject: {
    en: 'The deposit for {{address}} has been released',
    nb: 'Depositumet for {{address}} er frigitt',
  },
  landlordReleasedText: {
    en: '{{Bank}} has released the deposit and pays {{toTenant}} to {{tenant}}.',
    nb: '{{Bank}} har frigitt depositumet og betaler {{toTenant}} til {{tenant}}.',
  },
  landlordSharedText: {
    en: '{{tenant}} has agreed to the split, and {{bank}} has released the deposit: {{toLandlord}} goes to you, {{toTenant}} to the tenant.',
    nb: '{{tenant}} har godtatt delingen, og {{bank}} har frigitt depositumet: {{toLandlord}} går til deg og {{toTenant}} til leietakeren.',
  },
  landlordDecidedText: {
    en: '{{Bank}} has released the deposit. It tells you what goes to whom.',
    nb: '{{Bank}} har frigitt depositumet. Banken forteller deg hva som går til hvem.',
  },
  landlordReleasedNote: { en: 'The deposit account is closed.', nb: 'Depositumskontoen er avsluttet.' },
  landlordReleasedSms: {
    en: 'The deposit for {{address}} has been released by the bank.',
    nb: 'Depositumet for {{address}} er frigitt av banken.',
  },

  landlordClosedSubject: {
    en: 'The deposit account for {{address}} is closed',
    nb: 'Depositumskontoen for {{address}} er avsluttet',
  },
  landlordClosedText: {
    en: '{{Bank}} has closed the deposit account. What {{tenant}} has paid in, {{funds}}, goes back to the tenant.',
    nb: '{{Bank}} har avsluttet depositumskontoen. Det {{tenant}} har betalt inn, {{funds}}, går tilbake til leietakeren.',
  },
  landlordClosedEmptyText: {
    en: '{{Bank}} has closed the deposit account of {{tenant}}. Nothing was paid in.',
    nb: '{{Bank}} har avsluttet depositumskontoen til {{tenant}}. Ingenting var betalt inn.',
  },
  landlordClosedNote: { en: 'The opening fee is not refunded.', nb: 'Åpningsgebyret refunderes ikke.' },

  landlordDeclinedSubject: {
    en: 'The bank did not carry out your request about the deposit for {{address}}',
    nb: 'Banken gjorde ikke det du ba om med depositumet for {{address}}',
  },
  landlordDeclinedText: {
    en: 'What you asked for about the deposit account was not carried out: the bank declined it, or the deposit was paid in full in the meantime. Nothing has been paid out or closed.',
    nb: 'Det du ba om med depositumskontoen, er ikke gjennomført: Banken avslo det, eller depositumet ble betalt i sin helhet i mellomtiden. Ingenting er utbetalt eller avsluttet.',
  },
  landlordDeclinedNote: {
    en: 'The contract’s page shows the status of the deposit.',
    nb: 'Siden til kontrakten viser status for depositumet.',
  },

  landlordLateSubject: {
    en: 'The deposit for {{address}} was due on {{due}}',
    nb: 'Depositumet for {{address}} skulle vært betalt {{due}}',
  },
  landlordLateText: {
    en: '{{tenant}} should have paid in {{sum}} by {{due}}. So far {{funds}} has arrived; {{rest}} is missing.',
    nb: '{{tenant}} skulle betale inn {{sum}} innen {{due}}. Så langt er {{funds}} kommet inn; {{rest}} mangler.',
  },
  landlordLateNote: {
    en: 'Ask the tenant about it. We tell you this once, and again when the money has arrived.',
    nb: 'Ta det opp med leietakeren. Vi sier fra om dette én gang, og igjen når pengene er på plass.',
  },
  landlordLateSms: {
    en: 'The deposit for {{address}} was due on {{due}}: {{rest}} is missing.',
    nb: 'Depositumet for {{address}} skulle vært betalt {{due}}: {{rest}} mangler.',
  },
  toContract: { en: 'See the contract', nb: 'Se kontrakten' },
}

/**
 * `tenant…` goes to the tenant, `landlord…` to the landlord. Subjects and text messages begin with words of our own.
 * Text that somebody typed comes only after these words (docs/rules/base.md#messages).
 */
export const depositMailWords = words('depositMail', { ...facts, ...tenant, ...landlord })

export const feeMailWords = words('feeMail', {
  refundSubject: {
    en: 'The opening fee of the deposit account is refunded',
    nb: 'Åpningsgebyret for depositumskontoen er betalt tilbake',
  },
  refundText: {
    en: 'We have refunded the kr 299 that you paid for opening a deposit account: no account can be opened for that contract any more.',
    nb: 'Vi har betalt tilbake de 299 kronene du betalte for å åpne en depositumskonto: Det kan ikke lenger åpnes noen konto for den kontrakten.',
  },
  refundTextOf: {
    en: 'We have refunded the kr 299 that you paid for opening a deposit account for the contract about {{home}}: no account can be opened for it any more.',
    nb: 'Vi har betalt tilbake de 299 kronene du betalte for å åpne en depositumskonto for kontrakten om {{home}}: Det kan ikke lenger åpnes noen konto for den.',
  },
  refundNote: {
    en: 'The money goes to the card that you paid with, usually within ten days.',
    nb: 'Pengene går til kortet du betalte med, vanligvis innen ti dager.',
  },
})
