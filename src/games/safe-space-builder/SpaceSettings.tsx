import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { BACKGROUND_NAMES, BACKGROUNDS, LIGHTING_RANGE } from '../../../domain/safe-space';
import type { SafeSpaceActor } from '../../../machines/games/safe-space-builder/safe-space-builder.machine';
import {
  selectBackground,
  selectBrightness,
  selectSpaceName,
} from '../../../machines/games/safe-space-builder/selectors';
import { useKeepAboveKeyboard } from '../../play/use-keep-above-keyboard';
import { ChoiceTile } from '../../ui/ChoiceTile';
import { SliderRow } from '../../ui/SliderRow';
import { TextField } from '../../ui/TextField';
import { BackgroundThumbnail } from './BackgroundThumbnail';
import styles from './place.module.css';

export function SpaceSettings({ actor }: { actor: SafeSpaceActor }) {
  const name = useSelector(actor, selectSpaceName);
  const background = useSelector(actor, selectBackground);
  const lighting = useSelector(actor, selectBrightness);
  const named = useRef<HTMLDivElement>(null);
  useKeepAboveKeyboard(named);
  const settle = () => actor.send({ type: 'change.settled' });
  return (
    <>
      <fieldset className={styles.views}>
        <legend className="mb-8 font-semibold">Background</legend>
        {BACKGROUNDS.map((choice) => (
          <ChoiceTile
            key={choice}
            name="background"
            isChosen={choice === background}
            onChoose={() => actor.send({ type: 'background.chosen', background: choice })}
            className={styles.view}
          >
            <BackgroundThumbnail background={choice} />
            <span>{BACKGROUND_NAMES[choice]}</span>
          </ChoiceTile>
        ))}
      </fieldset>
      <div data-setting>
        <SliderRow
          label="Lighting"
          {...LIGHTING_RANGE}
          value={lighting}
          shown={`${lighting} %`}
          onChange={(value) => actor.send({ type: 'lighting.changed', lighting: value })}
          onSettled={settle}
        />
      </div>
      <div ref={named} data-setting>
        <TextField
          label="Name"
          value={name}
          autoComplete="off"
          onChange={(value) => actor.send({ type: 'name.changed', name: value })}
          onBlur={settle}
        />
      </div>
    </>
  );
}
