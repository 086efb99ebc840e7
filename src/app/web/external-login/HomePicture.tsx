import './home-picture.css'
import { formatKr, fromKroner } from '../../../base/kit/money'
import { useWords } from '../../../base/ui/words/use-words'
import { pictureWords } from './words-picture'

/** An example of a year: each month with its rent and its costs, in thousands of kroner. */
const months = [
  [1, 28, 9],
  [2, 28, 4],
  [3, 28, 17],
  [4, 28, 6],
  [5, 28, 3],
  [6, 12, 22],
  [7, 28, 8],
  [8, 28, 5],
  [9, 29, 10],
  [10, 29, 4],
  [11, 29, 7],
  [12, 29, 3],
] as const
const highest = 30

/** The home's sentence above its months, which grow once. Only the sentence is read out. */
export function HomePicture() {
  const t = useWords(pictureWords)
  return (
    <figure className="home-picture">
      <figcaption>{t('left', { amount: formatKr(fromKroner(109_526), 'needed') })}</figcaption>
      <div aria-hidden>
        {months.map(([month, income, costs]) => (
          <span key={month} style={{ animationDelay: `${month * 60}ms` }}>
            <i style={{ height: `${(income / highest) * 100}%` }} />
            <i style={{ height: `${(costs / highest) * 100}%` }} />
          </span>
        ))}
      </div>
    </figure>
  )
}
