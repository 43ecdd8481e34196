import { rowsPerPage, useListAddress } from 'shared-runtime/screens';
import { CardRow } from '../components/card-row.tsx';
import { OpenClosedList, stateOf } from '../components/open-closed-list.tsx';
import { useListQuestionsQuery } from '../features/questions/api.ts';
import { QuestionCard } from '../features/questions/components/question-card.tsx';
import { texts } from '../features/questions/texts.ts';

export default function QuestionsScreen() {
  const address = useListAddress();
  const query = useListQuestionsQuery(
    { page: address.page, per_page: rowsPerPage, state: stateOf(address) },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <OpenClosedList query={query} address={address} texts={texts}>
      {({ questions }, onSettled) =>
        questions.map((question) => (
          <CardRow key={question.question_id}>
            <QuestionCard question={question} onSettled={onSettled} />
          </CardRow>
        ))
      }
    </OpenClosedList>
  );
}
