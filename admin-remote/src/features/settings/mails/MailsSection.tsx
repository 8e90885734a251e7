import { isNotFound } from '@storefront/shared/api/api-error';
import { callQuery } from '@storefront/shared/query/call-query';
import { useQuery } from '@tanstack/react-query';
import { ListStates } from '../../../common/ListStates';
import { listStateOf } from '../../../common/list-state';
import { SettingSection } from '../setting-style';
import { FailedMails } from './FailedMails';
import { WrittenMails } from './WrittenMails';

const EVERY_MS = 60_000;

/** Mails that could not be sent, and those that became files (C203). Nothing with a server that lacks these calls. */
export function MailsSection() {
  const query = useQuery({ ...callQuery('listMails', {}), refetchInterval: EVERY_MS });
  const { data, error } = query;
  if (query.isPending || isNotFound(error)) return null;
  return (
    <SettingSection aria-labelledby="mails">
      <h2 id="mails">Mails</h2>
      <ListStates list={listStateOf(query)} what="mails" failure="Failed to load the mails" empty={null}>
        {data && (
          <>
            {data.failed.length > 0 ? (
              <FailedMails mails={data.failed} />
            ) : (
              data.written === null && (
                <p>No mail has failed. One that cannot be sent is listed here for 30 days.</p>
              )
            )}
            {data.written && <WrittenMails mails={data.written} />}
          </>
        )}
      </ListStates>
    </SettingSection>
  );
}
