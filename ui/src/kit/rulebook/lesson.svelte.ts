/** The lesson in progress: questions, answers and what was right. */
import type { BookTypes, LessonContent } from './content';

/** One run through the lesson; it survives a detour to a rule. */
export class Lesson {
  /** One past the last question: the end. */
  at = $state(0);
  answers = $state.raw<unknown[]>([]);

  right = $derived.by(() => {
    const { questions, isRight } = this.content;
    return questions.filter(
      (question, k) => this.answers[k] !== undefined && isRight(question, this.answers[k]),
    ).length;
  });

  constructor(readonly content: LessonContent) {}

  get question(): BookTypes['Question'] | undefined {
    return this.content.questions[this.at];
  }

  get answer(): unknown {
    return this.answers[this.at];
  }

  /** Only the first answer counts. */
  give(answer: unknown): void {
    if (this.answer === undefined) this.answers = Object.assign([...this.answers], { [this.at]: answer });
  }

  restart(): void {
    this.at = 0;
    this.answers = [];
  }
}
