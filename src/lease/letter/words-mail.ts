import { words } from '../../base/kit/words'

/** The texts of the e-mails with a letter. */
export const letterMailWords = words('letterMail', {
  subject: { en: '{{paper}}: {{address}}', nb: '{{paper}}: {{address}}' },
  text: {
    en: 'Your landlord, {{landlord}}, has a letter for you about {{address}}: {{paper}}. It is attached as a PDF.',
    nb: 'Utleieren din, {{landlord}}, har et brev til deg om {{address}}: {{paper}}. Det ligger ved som PDF.',
  },
  note: {
    en: 'If you have questions, or if something is not right, answer this mail or contact {{landlord}}.',
    nb: 'Har du spørsmål, eller er noe feil, svarer du på denne e-posten eller tar kontakt med {{landlord}}.',
  },
  landlordText: {
    en: 'This letter about {{address}} was sent by e-mail to {{tenants}}: {{paper}}. It is kept with the contract.',
    nb: 'Dette brevet om {{address}} er sendt på e-post til {{tenants}}: {{paper}}. Det ligger ved kontrakten.',
  },
  landlordNote: {
    en: 'If an e-mail could not be delivered, the contract’s page says so.',
    nb: 'Kunne en e-post ikke leveres, står det på kontraktens side.',
  },
})
