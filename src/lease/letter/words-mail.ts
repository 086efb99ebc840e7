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

/** The texts of the e-mails about a notice that was taken back. */
export const takenBackMailWords = words('takenBackMail', {
  subject: { en: 'The notice is taken back: {{address}}', nb: 'Oppsigelsen er tatt tilbake: {{address}}' },
  landlords: {
    en: 'Your landlord, {{landlord}}, takes back the notice that was to end the lease of {{address}} on {{day}}. The lease goes on as before.',
    nb: 'Utleieren din, {{landlord}}, tar tilbake oppsigelsen som skulle avslutte leieforholdet i {{address}} {{day}}. Leieforholdet fortsetter som før.',
  },
  tenants: {
    en: 'Your landlord, {{landlord}}, has noted that your notice, which was to end the lease of {{address}} on {{day}}, is taken back. The lease goes on as before.',
    nb: 'Utleieren din, {{landlord}}, har notert at oppsigelsen din, som skulle avslutte leieforholdet i {{address}} {{day}}, er tatt tilbake. Leieforholdet fortsetter som før.',
  },
  note: {
    en: 'If you do not agree, answer this mail or contact {{landlord}}.',
    nb: 'Er du ikke enig, svarer du på denne e-posten eller tar kontakt med {{landlord}}.',
  },
  copy: {
    en: 'This was told by e-mail to {{tenants}}: the notice for {{address}}, which was to end the lease on {{day}}, is taken back.',
    nb: 'Dette er sagt på e-post til {{tenants}}: Oppsigelsen for {{address}}, som skulle avslutte leieforholdet {{day}}, er tatt tilbake.',
  },
  copyNote: {
    en: 'The lease goes on as before, and its rent is booked as before.',
    nb: 'Leieforholdet fortsetter som før, og leien føres som før.',
  },
})
