import { words } from '../../base/kit/words'

/** The texts of the e-mails to which the letter is attached. */
export const regulationMailWords = words('rentMail', {
  tenantSubject: { en: 'Your rent for {{address}} from {{from}}', nb: 'Leien din for {{address}} fra {{from}}' },
  tenantText: {
    en: 'Your landlord, {{landlord}}, gives notice of a new rent for {{address}}: {{sum}} a month from {{from}}. Rent until then: {{before}}. The letter is attached.',
    nb: 'Utleieren din, {{landlord}}, varsler ny leie for {{address}}: {{sum}} per måned fra {{from}}. Leien fram til da: {{before}}. Brevet ligger ved.',
  },
  tenantAgreedText: {
    en: 'Your landlord, {{landlord}}, has noted the new rent that you have agreed on for {{address}}: {{sum}} a month from {{from}}. Rent until then: {{before}}. The letter is attached.',
    nb: 'Utleieren din, {{landlord}}, har notert den nye leien dere er blitt enige om for {{address}}: {{sum}} per måned fra {{from}}. Leien fram til da: {{before}}. Brevet ligger ved.',
  },
  tenantNote: {
    en: 'If you have questions, or if this is not right, answer this mail or contact {{landlord}}.',
    nb: 'Har du spørsmål, eller stemmer ikke dette, svarer du på denne e-posten eller tar kontakt med {{landlord}}.',
  },
  difference: {
    en: 'For {{months}} the increase is {{rise}} in all. It is to be paid by {{dueOn}}.',
    nb: 'For {{months}} er økningen {{rise}} til sammen. Den skal betales senest {{dueOn}}.',
  },
  landlordSubject: {
    en: 'New rent for {{address}} from {{from}}: {{tenant}}',
    nb: 'Ny leie for {{address}} fra {{from}}: {{tenant}}',
  },
  landlordText: {
    en: 'This letter about the rent of {{address}} was sent by e-mail to {{tenant}}: {{sum}} a month from {{from}}. Rent until then: {{before}}.',
    nb: 'Dette brevet om leien for {{address}} er sendt på e-post til {{tenant}}: {{sum}} per måned fra {{from}}. Leien fram til da: {{before}}.',
  },
  landlordNote: {
    en: 'Husbok books the new rent from that month on. The letter is kept with the contract.',
    nb: 'Husbok fører den nye leien fra den måneden. Brevet ligger ved kontrakten.',
  },
})
