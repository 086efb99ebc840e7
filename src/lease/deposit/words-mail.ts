import { words } from '../../base/kit/words'

/** What mails and text messages say of a deposit account: `tenant…` to the tenant, `landlord…` to the landlord. */
export const depositMailWords = words('depositMail', {
  tenantOpenedSubject: {
    en: 'Your deposit account for {{address}} is open',
    nb: 'Depositumskontoen din for {{address}} er åpnet',
  },
  tenantOpenedText: {
    en: 'The bank has opened a blocked deposit account in your name. Pay {{sum}} to account {{number}} by {{due}}.',
    nb: 'Banken har åpnet en sperret depositumskonto i ditt navn. Betal {{sum}} til konto {{number}} innen {{due}}.',
  },
  tenantOpenedNote: {
    en: 'The money stays yours and earns interest for you. Neither you nor the landlord can withdraw it alone while the tenancy lasts.',
    nb: 'Pengene er fortsatt dine, og du får rentene. Verken du eller utleieren kan ta dem ut alene så lenge leieforholdet varer.',
  },
  tenantOpenedSms: {
    en: 'Deposit for {{address}}: pay {{sum}} to {{number}} by {{due}}. The account is blocked and in your name. Husbok',
    nb: 'Depositum for {{address}}: betal {{sum}} til {{number}} innen {{due}}. Kontoen er sperret og står i ditt navn. Husbok',
  },
  landlordOpenedSubject: {
    en: 'The deposit account for {{address}} is open',
    nb: 'Depositumskontoen for {{address}} er åpnet',
  },
  landlordOpenedText: {
    en: 'The bank has opened the deposit account in the name of {{tenant}}, who has been asked to pay {{sum}} by {{due}}.',
    nb: 'Banken har åpnet depositumskontoen i navnet til {{tenant}}, som er bedt om å betale {{sum}} innen {{due}}.',
  },
  landlordOpenedNote: {
    en: 'We tell you when the money is there.',
    nb: 'Vi sier fra når pengene er på plass.',
  },

  tenantPartSubject: {
    en: 'A part of the deposit for {{address}} has arrived',
    nb: 'En del av depositumet for {{address}} er kommet inn',
  },
  tenantPartText: {
    en: '{{funds}} of {{sum}} stand on your deposit account. {{rest}} are missing; pay them to account {{number}} by {{due}}.',
    nb: '{{funds}} av {{sum}} står på depositumskontoen din. Det mangler {{rest}}; betal dem til konto {{number}} innen {{due}}.',
  },
  tenantPartNote: {
    en: 'Payments take up to a day to be seen here.',
    nb: 'Det kan ta inntil et døgn før en betaling vises her.',
  },
  tenantPartSms: {
    en: 'Deposit for {{address}}: {{funds}} of {{sum}} received, {{rest}} missing. Due {{due}}. Husbok',
    nb: 'Depositum for {{address}}: {{funds}} av {{sum}} mottatt, {{rest}} mangler. Frist {{due}}. Husbok',
  },
  landlordPartSubject: {
    en: 'A part of the deposit for {{address}} has been paid in',
    nb: 'En del av depositumet for {{address}} er betalt inn',
  },
  landlordPartText: {
    en: '{{tenant}} has paid in {{funds}} of {{sum}}; {{rest}} are missing.',
    nb: '{{tenant}} har betalt inn {{funds}} av {{sum}}; {{rest}} mangler.',
  },
  landlordPartNote: {
    en: 'The rest is due by {{due}}. You need do nothing.',
    nb: 'Resten skal betales innen {{due}}. Du trenger ikke gjøre noe.',
  },

  tenantFullSubject: {
    en: 'The deposit for {{address}} has been paid in full',
    nb: 'Depositumet for {{address}} er betalt i sin helhet',
  },
  tenantFullText: {
    en: 'All of the deposit, {{sum}}, stands on your blocked account.',
    nb: 'Hele depositumet, {{sum}}, står på den sperrede kontoen din.',
  },
  tenantFullNote: {
    en: 'It is released when you move out: with your consent, or after a final decision.',
    nb: 'Det frigis når du flytter ut: med ditt samtykke, eller etter en rettskraftig avgjørelse.',
  },
  tenantFullSms: {
    en: 'Deposit for {{address}}: all of it, {{sum}}, has been received. Husbok',
    nb: 'Depositum for {{address}}: hele beløpet, {{sum}}, er mottatt. Husbok',
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
    en: 'When the tenancy ends you release it on the page of the contract.',
    nb: 'Når leieforholdet er slutt, frigir du det på kontraktens side.',
  },
  landlordFullSms: {
    en: 'The deposit for {{address}}, {{sum}}, is paid in full. Husbok',
    nb: 'Depositumet for {{address}}, {{sum}}, er betalt i sin helhet. Husbok',
  },

  tenantSplitSubject: {
    en: 'Your landlord asks for a part of the deposit for {{address}}',
    nb: 'Utleieren ber om en del av depositumet for {{address}}',
  },
  tenantSplitText: {
    en: '{{landlord}} suggests that of the deposit {{toTenant}} go to you and {{toLandlord}} to the landlord. The bank sends you a document about it. Nothing is paid out before you have signed it.',
    nb: '{{landlord}} foreslår at {{toTenant}} av depositumet går til deg og {{toLandlord}} til utleieren. Banken sender deg et dokument om dette. Ingenting blir utbetalt før du har signert det.',
  },
  tenantSplitNote: {
    en: 'If you do not agree, do not sign. You can bring the matter before the Rent Disputes Tribunal (husleietvistutvalget.no).',
    nb: 'Er du ikke enig, lar du være å signere. Du kan ta saken til Husleietvistutvalget (husleietvistutvalget.no).',
  },
  tenantSplitSms: {
    en: 'Deposit for {{address}}: the landlord suggests {{toTenant}} to you and {{toLandlord}} to the landlord. Sign at the bank only if you agree. Husbok',
    nb: 'Depositum for {{address}}: utleier foreslår {{toTenant}} til deg og {{toLandlord}} til utleier. Signer hos banken bare hvis du er enig. Husbok',
  },

  tenantReleasedSubject: {
    en: 'The deposit for {{address}} has been released',
    nb: 'Depositumet for {{address}} er frigitt',
  },
  tenantReleasedText: {
    en: 'The bank has released the deposit and pays {{toTenant}} to you.',
    nb: 'Banken har frigitt depositumet og betaler {{toTenant}} til deg.',
  },
  tenantSharedText: {
    en: 'You have agreed to the split, and the bank has released the deposit: {{toTenant}} go to you, {{toLandlord}} to the landlord.',
    nb: 'Du har godtatt delingen, og banken har frigitt depositumet: {{toTenant}} går til deg og {{toLandlord}} til utleieren.',
  },
  tenantDecidedText: {
    en: 'The bank has released the deposit. It tells you what goes to whom.',
    nb: 'Banken har frigitt depositumet. Banken forteller deg hva som går til hvem.',
  },
  tenantReleasedNote: {
    en: 'The account is closed. You find the payment in your bank.',
    nb: 'Kontoen er avsluttet. Du finner betalingen i banken din.',
  },
  tenantReleasedSms: {
    en: 'The deposit for {{address}} has been released by the bank. Husbok',
    nb: 'Depositumet for {{address}} er frigitt av banken. Husbok',
  },
  landlordReleasedSubject: {
    en: 'The deposit for {{address}} has been released',
    nb: 'Depositumet for {{address}} er frigitt',
  },
  landlordReleasedText: {
    en: 'The bank has released the deposit and pays {{toTenant}} to {{tenant}}.',
    nb: 'Banken har frigitt depositumet og betaler {{toTenant}} til {{tenant}}.',
  },
  landlordSharedText: {
    en: '{{tenant}} has agreed to the split, and the bank has released the deposit: {{toLandlord}} go to you, {{toTenant}} to the tenant.',
    nb: '{{tenant}} har godtatt delingen, og banken har frigitt depositumet: {{toLandlord}} går til deg og {{toTenant}} til leietakeren.',
  },
  landlordDecidedText: {
    en: 'The bank has released the deposit. It tells you what goes to whom.',
    nb: 'Banken har frigitt depositumet. Banken forteller deg hva som går til hvem.',
  },
  landlordReleasedNote: {
    en: 'The deposit account is closed.',
    nb: 'Depositumskontoen er avsluttet.',
  },
  landlordReleasedSms: {
    en: 'The deposit for {{address}} has been released by the bank. Husbok',
    nb: 'Depositumet for {{address}} er frigitt av banken. Husbok',
  },

  tenantClosedSubject: {
    en: 'The deposit account for {{address}} is closed',
    nb: 'Depositumskontoen for {{address}} er avsluttet',
  },
  tenantClosedText: {
    en: 'The deposit account has been closed. What you have paid in, {{funds}}, goes back to you. Do not pay anything more to it.',
    nb: 'Depositumskontoen er avsluttet. Det du har betalt inn, {{funds}}, går tilbake til deg. Ikke betal mer til den.',
  },
  tenantClosedNote: {
    en: 'If you have questions, ask your landlord, {{landlord}}.',
    nb: 'Har du spørsmål, ta kontakt med utleieren, {{landlord}}.',
  },
  tenantClosedSms: {
    en: 'The deposit account for {{address}} is closed. {{funds}} go back to you; pay nothing more to it. Husbok',
    nb: 'Depositumskontoen for {{address}} er avsluttet. {{funds}} går tilbake til deg; ikke betal mer til den. Husbok',
  },
  landlordClosedSubject: {
    en: 'The deposit account for {{address}} is closed',
    nb: 'Depositumskontoen for {{address}} er avsluttet',
  },
  landlordClosedText: {
    en: 'The deposit account has been closed. What {{tenant}} has paid in, {{funds}}, goes back to the tenant.',
    nb: 'Depositumskontoen er avsluttet. Det {{tenant}} har betalt inn, {{funds}}, går tilbake til leietakeren.',
  },
  landlordClosedNote: {
    en: 'The opening fee is not refunded.',
    nb: 'Åpningsgebyret refunderes ikke.',
  },

  landlordDeclinedSubject: {
    en: 'The bank did not do what you asked for about the deposit for {{address}}',
    nb: 'Banken gjorde ikke det du ba om med depositumet for {{address}}',
  },
  landlordDeclinedText: {
    en: 'What you asked for about the deposit account was not carried out: the bank declined it, or the deposit was paid in full meanwhile. Nothing has been paid out or closed.',
    nb: 'Det du ba om med depositumskontoen, er ikke gjennomført: banken avslo det, eller depositumet ble betalt i sin helhet i mellomtiden. Ingenting er utbetalt eller avsluttet.',
  },
  landlordDeclinedNote: {
    en: 'The page of the contract says how the deposit stands now.',
    nb: 'Kontraktens side sier hvordan depositumet står nå.',
  },

  landlordLateSubject: {
    en: 'The deposit for {{address}} was due on {{due}}',
    nb: 'Depositumet for {{address}} skulle vært betalt {{due}}',
  },
  landlordLateText: {
    en: '{{tenant}} was to pay in {{sum}} by {{due}}. {{funds}} have arrived, {{rest}} are missing.',
    nb: '{{tenant}} skulle betale inn {{sum}} innen {{due}}. {{funds}} er kommet inn, {{rest}} mangler.',
  },
  landlordLateNote: {
    en: 'Ask the tenant about it. We tell you this once, and again when the money is there.',
    nb: 'Ta det opp med leietakeren. Vi sier fra om dette én gang, og igjen når pengene er på plass.',
  },
  landlordLateSms: {
    en: 'The deposit for {{address}} was due on {{due}}: {{rest}} are missing. Husbok',
    nb: 'Depositumet for {{address}} skulle vært betalt {{due}}: {{rest}} mangler. Husbok',
  },
  toContract: { en: 'See the contract', nb: 'Se kontrakten' },
})
