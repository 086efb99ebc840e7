import { Fragment } from 'react'

/** An e-mail address that may break before its @ and its dots, and not inside a word. */
export const EmailText = ({ address }: { address: string }) => (
  <>
    {address.split(/(?=[@.])/).map((part, index) => (
      // The parts of one address never change places.
      // oxlint-disable-next-line react/no-array-index-key
      <Fragment key={index}>
        {index > 0 && <wbr />}
        {part}
      </Fragment>
    ))}
  </>
)
