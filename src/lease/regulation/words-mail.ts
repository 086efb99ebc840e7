import { words } from '../../base/kit/words'

/** What the mails about a new rent say; the letter is attached. */
export const regulationMailWords = words('rentMail', {
  tenantSubject: { en: 'Your rent from {{from}}', nb: 'Leien din fra {{from}}' },
  tenantText: {
    en: '{{landlord}} gives notice of a new rent for {{house}}: {{sum}} a month from {{from}}. Until then it is {{before}}. The letter is attached.',
    nb: '{{landlord}} varsler ny leie for {{house}}: {{sum}} per måned fra {{from}}. Til da er den {{before}}. Brevet ligger ved.',
  },
  tenantAgreedText: {
    en: '{{landlord}} has noted the new rent that you have agreed on for {{house}}: {{sum}} a month from {{from}}. Until then it is {{before}}. The letter is attached.',
    nb: '{{landlord}} har notert den nye leien dere er blitt enige om for {{house}}: {{sum}} per måned fra {{from}}. Til da er den {{before}}. Brevet ligger ved.',
  },
  tenantNote: {
    en: 'If you have questions, or if this is not right, write to {{landlord}} at {{address}}.',
    nb: 'Har du spørsmål, eller stemmer ikke dette, skriv til {{landlord}} på {{address}}.',
  },
  landlordSubject: { en: 'New rent for {{tenant}} from {{from}}', nb: 'Ny leie for {{tenant}} fra {{from}}' },
  landlordText: {
    en: 'This letter about the rent of {{house}} was sent by mail to {{tenant}}: {{sum}} a month from {{from}}. Until then it is {{before}}.',
    nb: 'Dette brevet om leien for {{house}} er sendt på e-post til {{tenant}}: {{sum}} per måned fra {{from}}. Til da er den {{before}}.',
  },
  landlordNote: {
    en: 'Husbok books the new rent from that month on. The letter is kept with the contract.',
    nb: 'Husbok fører den nye leien fra den måneden. Brevet ligger ved kontrakten.',
  },
})
