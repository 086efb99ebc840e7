import { words } from '../../base/kit/words'

/** The texts of the e-mails with a settlement. */
export const settlementMailWords = words('settlementMail', {
  subject: { en: 'Settlement: {{address}}', nb: 'Sluttoppgjør: {{address}}' },
  text: {
    en: 'Your landlord, {{landlord}}, has written the settlement for {{address}}. It is attached as a PDF. The PDF lists each item and says what signing means.',
    nb: 'Utleieren din, {{landlord}}, har skrevet sluttoppgjøret for {{address}}. Det ligger ved som PDF. Der står hver post, og hva det betyr å signere.',
  },
  note: {
    en: 'Answer this mail or contact {{landlord}}, whether you agree or not.',
    nb: 'Svar på denne e-posten eller ta kontakt med {{landlord}}, enten du er enig eller ikke.',
  },
})
